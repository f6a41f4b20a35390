import type { Schedule } from "schema-dts";
import { festivals } from "../content/festivals.ts";
import { paths } from "../paths.ts";

/** Describes when festivals are held. Not as events, of which search engines expect a date: organizers set it each year. */
export function festivalSchedules(siteUrl: string): readonly Schedule[] {
  return festivals.map(({ id, name, description, doubt, months }) => ({
    "@type": "Schedule",
    name,
    description: [description, doubt].filter(Boolean).join(" "),
    repeatFrequency: "P1Y",
    byMonth: months,
    url: `${siteUrl}${paths.festivals}#${id}`,
  }));
}
