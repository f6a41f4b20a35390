import type { EventSeries } from "schema-dts";
import { festivals } from "../content/festivals.ts";
import { city } from "../content/geography.ts";
import { paths } from "../paths.ts";

/** Describes the festivals with a known date, because search engines expect one of each event. */
export function festivalSeries(siteUrl: string): readonly EventSeries[] {
  return festivals.flatMap(({ id, name, description, location, starts }) =>
    starts === undefined
      ? []
      : {
          "@type": "EventSeries",
          name,
          description,
          startDate: starts,
          url: `${siteUrl}${paths.festivals}#${id}`,
          location: {
            "@type": "Place",
            name: location.join(", "),
            address: `${location.join(", ")}, ${city.country}`,
          },
        },
  );
}
