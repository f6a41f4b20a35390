import type { EventSeries } from "schema-dts";
import { festivalRegions, festivals } from "../content/festivals.ts";
import { city } from "../content/geography.ts";
import { pages } from "../content/pages.ts";
import { paths, sharePicturePath } from "../paths.ts";

/**
 * Describes the yearly festivals by month, because organizers set the dates. If the months of a festival are in
 * doubt, they are omitted and the description says so.
 */
export function festivalSeries(siteUrl: string): EventSeries {
  const address = `${siteUrl}${paths.festivals}`;
  return {
    "@type": "EventSeries",
    name: pages.festivals.heading,
    description: pages.festivals.description,
    url: address,
    image: `${siteUrl}${sharePicturePath(paths.festivals)}`,
    location: { "@type": "Place", name: `${festivalRegions}, ${city.country}` },
    subEvent: festivals.map(({ id, name, description, location, months, doubt }) => ({
      "@type": "EventSeries",
      name,
      description: doubt ? `${description} ${doubt}` : description,
      url: `${address}#${id}`,
      location: { "@type": "Place", name: location.join(", "), address: location.join(", ") },
      ...(!doubt && { eventSchedule: { "@type": "Schedule", repeatFrequency: "P1Y", byMonth: months } }),
    })),
  };
}
