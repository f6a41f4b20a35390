import { type Operator, pesos, regularFares } from "../content/operators.ts";
import { pages } from "../content/pages.ts";
import { operatorPath, paths, sharePicturePath } from "../paths.ts";
import { breadcrumbList, type StructuredData } from "./structured-data.ts";

/** The structured data of an operator's profile: the way to it, the company, and what a seat costs. */
export function profileData(operator: Operator): (siteUrl: string) => readonly StructuredData[] {
  const { name, slug, tagline } = operator;
  const path = operatorPath(slug);
  const steps = [
    { label: pages.home.label, path: paths.home },
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
      image: `${siteUrl}${sharePicturePath(path)}`,
      makesOffer: regularFares(operator).map(({ busType, price }) => ({
        "@type": "Offer",
        name: busType,
        price: pesos(price),
        priceCurrency: "PHP",
        itemOffered: { "@type": "BusTrip", name: "Metro Manila to Baguio" },
      })),
    },
  ];
}
