import { manilaMapCaption, manilaNames, manilaTerminals } from "../../content/manila-map.ts";
import { manilaView } from "./map-views.ts";
import { type MapPin, PlaceMap } from "./PlaceMap.tsx";

const pins: readonly MapPin[] = [
  ...manilaNames.map((name) => ({ ...name, kind: "way" as const })),
  ...manilaTerminals.map((terminal) => ({ ...terminal, kind: "hub" as const })),
];

export function ManilaMap() {
  return <PlaceMap view={manilaView} ground="manila" pins={pins} caption={manilaMapCaption} />;
}
