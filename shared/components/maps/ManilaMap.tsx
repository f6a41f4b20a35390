import { manilaMapCaption, manilaRoads, manilaTerminals } from "../../content/manila-map.ts";
import { manilaView } from "./map-views.ts";
import { manilaNames } from "./name-placements.ts";
import { type MapPin, PlaceMap } from "./PlaceMap.tsx";

const pins: readonly MapPin[] = [
  ...manilaRoads.map((name) => ({ ...name, kind: "way" as const })),
  ...manilaTerminals.map((terminal) => ({ ...terminal, kind: "hub" as const })),
];

export function ManilaMap() {
  return (
    <PlaceMap view={manilaView} ground="manila" pins={pins} names={manilaNames} caption={manilaMapCaption} />
  );
}
