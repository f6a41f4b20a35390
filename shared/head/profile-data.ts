import type { Operator } from "../content/operators.ts";
import { pages } from "../content/pages.ts";
import { operatorPath, paths } from "../paths.ts";
import { breadcrumbList, type StructuredDataBuilder } from "./structured-data.ts";

/** Returns the structured data of an operator's profile, without fares: search engines would show them as current offers. */
export function profileData(operator: Operator): StructuredDataBuilder {
  const { name, slug, tagline } = operator;
  const path = operatorPath(slug);
  const steps = [
    { label: pages.operators.label, path: paths.operators },
    { label: name, path },
  ];
  return (siteUrl) => [
    breadcrumbList(siteUrl, steps),
    {
      "@type": "Organization",
      name,
      description: tagline,
      mainEntityOfPage: `${siteUrl}${path}`,
    },
  ];
}
