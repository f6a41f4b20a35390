import type { EventSeries } from "schema-dts";
import { festivals } from "../content/festivals.ts";
import { city } from "../content/geography.ts";
import { paths } from "../paths.ts";

/** Describes the festivals with known dates, because search engines expect them of each event. */
export function festivalSeries(siteUrl: string): readonly EventSeries[] {
  return festivals.flatMap(({ id, name, description, location, dates }) =>
    dates === undefined
      ? []
      : {
          "@type": "EventSeries",
          name,
          description,
          startDate: dates[0],
          endDate: dates[1],
          url: `${siteUrl}${paths.festivals}#${id}`,
          location: {
            "@type": "Place",
            name: location.join(", "),
            address: `${location.join(", ")}, ${city.country}`,
          },
        },
  );
}
