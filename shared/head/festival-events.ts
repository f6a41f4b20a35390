import type { EventSeries, Schedule } from "schema-dts";
import { festivals } from "../content/festivals.ts";
import { city } from "../content/maps/geography.ts";
import { paths } from "../paths.ts";

/**
 * Describes a festival as an event if its days are known, because search engines require dates; otherwise as a
 * yearly schedule.
 */
export function festivalEvents(siteUrl: string): readonly (EventSeries | Schedule)[] {
  return festivals.map(({ id, name, description, doubt, months, location, edition }) => {
    const texts = {
      name,
      description: [description, doubt].filter(Boolean).join(" "),
      url: `${siteUrl}${paths.festivals}#${id}`,
    };
    const schedule = { "@type": "Schedule", repeatFrequency: "P1Y", byMonth: months } as const;
    if (edition === undefined) {
      return { ...schedule, ...texts };
    }
    const [startDate, endDate] = edition.days;
    const place = location.join(", ");
    const venue = { "@type": "Place", name: place, address: `${place}, ${city.country}` } as const;
    return {
      "@type": "EventSeries",
      ...texts,
      startDate,
      eventSchedule: schedule,
      location: venue,
      subEvent: { "@type": "Event", name: edition.name, startDate, endDate, location: venue },
    };
  });
}
