import type { EventSeries } from "schema-dts";
import { festivals } from "../content/festivals.ts";
import { city } from "../content/geography.ts";
import { paths } from "../paths.ts";

/** Describes the festivals by their months: the organizers set the days of each year. */
export function festivalSeries(siteUrl: string): readonly EventSeries[] {
  return festivals.map(({ id, name, description, doubt, location, months }) => ({
    "@type": "EventSeries",
    name,
    description: [description, doubt].filter(Boolean).join(" "),
    eventSchedule: { "@type": "Schedule", repeatFrequency: "P1Y", byMonth: months },
    url: `${siteUrl}${paths.festivals}#${id}`,
    location: {
      "@type": "Place",
      name: location.join(", "),
      address: `${location.join(", ")}, ${city.country}`,
    },
  }));
}
