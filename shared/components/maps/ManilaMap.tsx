import { manilaMapCaption } from "../../content/derived/airport.ts";
import { metroTerminals } from "../../content/derived/terminals.ts";
import { manilaRoads } from "../../content/maps/manila-map.ts";
import { manilaView } from "./map-views.ts";
import { manilaNames } from "./name-placements.ts";
import { type MapPin, PlaceMap } from "./PlaceMap.tsx";

const pins: readonly MapPin[] = [
  ...manilaRoads.map((name) => ({ ...name, kind: "name" as const })),
  ...metroTerminals.map(({ id, shortName, location }) => ({
    id,
    name: shortName,
    location,
    kind: "hub" as const,
  })),
];

export function ManilaMap() {
  return (
    <PlaceMap view={manilaView} ground="manila" pins={pins} names={manilaNames} caption={manilaMapCaption} />
  );
}
