import type { EventSeries, Schedule } from "schema-dts";
import { festivals } from "../content/festivals.ts";
import { city } from "../content/geography.ts";
import { paths } from "../paths.ts";

/** Describes each festival as an event if days of it are known, which search engines expect. Otherwise, only when it is. */
export function festivalEvents(siteUrl: string): readonly (EventSeries | Schedule)[] {
  return festivals.map(({ id, name, description, doubt, months, location, knownDays }) => {
    const texts = {
      name,
      description: [description, doubt].filter(Boolean).join(" "),
      url: `${siteUrl}${paths.festivals}#${id}`,
    };
    const schedule = { "@type": "Schedule", repeatFrequency: "P1Y", byMonth: months } as const;
    if (knownDays === undefined) {
      return { ...schedule, ...texts };
    }
    const [startDate, endDate] = knownDays;
    const place = location.join(", ");
    return {
      "@type": "EventSeries",
      ...texts,
      startDate,
      endDate,
      eventSchedule: schedule,
      location: { "@type": "Place", name: place, address: `${place}, ${city.country}` },
    };
  });
}
