import type { Offer } from "schema-dts";
import { isUnconfirmed, type Operator } from "../content/operators.ts";
import { pages } from "../content/pages.ts";
import type { BusFare } from "../content/schema/operators.ts";
import { operatorPath, paths } from "../paths.ts";
import { breadcrumbList, type StructuredData } from "./structured-data.ts";

/**
 * Returns the structured data of an operator's profile: its breadcrumbs, the company, and the fare of each class.
 * Omits fares if the trips to Baguio are not confirmed.
 */
export function profileData(operator: Operator): (siteUrl: string) => readonly StructuredData[] {
  const { name, slug, tagline, fares } = operator;
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
      ...(!isUnconfirmed(operator) && { makesOffer: fares.map(offer) }),
    },
  ];
}

function offer({ busType, price }: BusFare): Offer {
  return {
    "@type": "Offer",
    name: busType,
    price,
    priceCurrency: "PHP",
    itemOffered: { "@type": "BusTrip", name: "Metro Manila to Baguio" },
  };
}
