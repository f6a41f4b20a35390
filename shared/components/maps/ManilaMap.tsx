import { manilaLines, manilaMapCaption, manilaNames, manilaTerminals } from "../../content/manila-map.ts";
import { MapList } from "./MapList.tsx";
import { manilaView } from "./map-views.ts";
import { type MapMark, PlaceMap } from "./PlaceMap.tsx";

const marks: readonly MapMark[] = [
  ...manilaNames.map((name) => ({ ...name, kind: "way" as const })),
  ...manilaTerminals.map((terminal) => ({ ...terminal, kind: "hub" as const })),
];

const items = [
  ...manilaTerminals.map(({ id, name, trains, fromAirport }) => ({
    id,
    name,
    text: [trains, fromAirport].filter(Boolean).join(", "),
  })),
  ...manilaLines.flatMap(({ name, note }) => (note ? [{ id: name, name, text: note }] : [])),
];

/** A map of where buses leave in Metro Manila: terminals, railways, EDSA and the airport. */
export function ManilaMap() {
  return (
    <PlaceMap view={manilaView} ground="manila" marks={marks} caption={manilaMapCaption} list="short">
      <MapList heading="By train and from the airport" items={items} />
    </PlaceMap>
  );
}
