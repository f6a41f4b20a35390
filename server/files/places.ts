import { plans } from "../../shared/content/derived/day-plans.ts";
import { placeById, sights } from "../../shared/content/derived/places.ts";
import { terminals } from "../../shared/content/derived/terminals.ts";
import { asOf } from "../../shared/content/figures.ts";
import { landmarks } from "../../shared/content/maps/city-map.ts";
import { guideName } from "../../shared/content/pages.ts";
import type { GeoPoint } from "../../shared/content/schema/values.ts";
import { sections } from "../../shared/content/sections.ts";
import { dataLicense, placeFields, placesNote } from "../../shared/content/texts/open-data.ts";
import { paths, type SiteHref } from "../../shared/paths.ts";
import { xmlText } from "./xml.ts";

const title = `Places of the ${guideName}`;

interface Point {
  readonly id: string;
  readonly name: string;
  readonly location: GeoPoint;
}

function openPlace({ id, name, location }: Point, kind: "terminal" | "sight" | "landmark", page: SiteHref) {
  return { id, name, kind, ...location, page } satisfies Record<keyof typeof placeFields, unknown>;
}

const openPlaces = [
  ...terminals.map((terminal) => openPlace(terminal, "terminal", `${paths.terminals}#${terminal.id}`)),
  ...sights.map((sight) => openPlace(sight, "sight", `${paths.destinations}#${sight.id}`)),
  ...landmarks.map((place) =>
    openPlace(place, "landmark", `${paths.destinations}#${sections.destinations.map.id}`),
  ),
];

/** The day plans as routes over the stops that have a place on the map. */
const openRoutes = plans.map((plan) => ({
  id: plan.id,
  name: plan.heading,
  page: `${paths.dayPlans}#${plan.id}` as const,
  stops: plan.stops.flatMap(({ time, name, place }) =>
    place === undefined ? [] : [{ time, name, place, ...placeById(place).location }],
  ),
}));

export function placesJson(siteUrl: string): string {
  const data = {
    title,
    source: `${siteUrl}${paths.destinations}`,
    publisher: guideName,
    license: dataLicense,
    asOf,
    note: placesNote,
    fields: placeFields,
    places: openPlaces,
    routes: openRoutes,
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Returns the places as waypoints and the day plans as routes (GPX 1.1). */
export function placesGpx(siteUrl: string): string {
  const link = (page: string) => `<link href="${xmlText(siteUrl + page)}"/>`;
  const at = ({ lat, lon }: GeoPoint) => `lat="${lat}" lon="${lon}"`;
  const waypoints = openPlaces.map(
    (place) =>
      `  <wpt ${at(place)}><name>${xmlText(place.name)}</name>${link(place.page)}<type>${place.kind}</type></wpt>`,
  );
  const routes = openRoutes.map(({ name, page, stops }) => {
    const points = stops.map(
      (stop) => `    <rtept ${at(stop)}><name>${xmlText(`${stop.time} ${stop.name}`)}</name></rtept>`,
    );
    return `  <rte><name>${xmlText(name)}</name>${link(page)}\n${points.join("\n")}\n  </rte>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="${xmlText(guideName)}">
  <metadata><name>${xmlText(title)}</name><desc>${xmlText(`${placesNote} As of ${asOf}.`)}</desc><copyright author="${xmlText(guideName)}"><license>${dataLicense.url}</license></copyright>${link(paths.destinations)}</metadata>
${[...waypoints, ...routes].join("\n")}
</gpx>
`;
}
