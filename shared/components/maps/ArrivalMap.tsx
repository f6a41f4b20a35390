import {
  arrivalListHeading,
  arrivalMapCaption,
  arrivalPlaces,
  arrivalStreetNames,
  arrivalTerminals,
  type CityPlace,
  cityCenter,
} from "../../content/city-map.ts";
import { distanceText, walkingMinutes } from "../../content/formulas/walking.ts";
import { terminalById } from "../../content/terminals.ts";
import { MapList } from "./MapList.tsx";
import { arrivalView } from "./map-views.ts";
import { type MapMark, PlaceMap } from "./PlaceMap.tsx";

const marks: readonly MapMark[] = [
  ...arrivalStreetNames.map((street) => ({ ...street, kind: "way" as const })),
  ...arrivalPlaces
    .filter(({ id }) => id !== cityCenter.id)
    .map((place) => ({
      ...place,
      ...(arrivalTerminals.some(({ id }) => id === place.id) && { kind: "hub" as const }),
    })),
];

const row = terminalById.baguio.location;

function minutesTo({ location, steps }: CityPlace): number {
  return walkingMinutes(row, location, steps);
}

/** Nearest first. */
const items = arrivalPlaces
  .filter(({ id }) => id !== "bus-terminals")
  .toSorted((a, b) => minutesTo(a) - minutesTo(b))
  .map((place) => ({ ...place, text: distanceText(row, place) }));

/** The streets around the terminals of the city, with the walks from them. */
export function ArrivalMap() {
  return (
    <PlaceMap view={arrivalView} ground="arrival" marks={marks} caption={arrivalMapCaption} list="short">
      <MapList heading={arrivalListHeading} items={items} />
    </PlaceMap>
  );
}
