import {
  arrivalListHeading,
  arrivalMapCaption,
  arrivalPlaces,
  arrivalStreetName,
  arrivalTerminals,
  cityCenter,
} from "../../content/city-map.ts";
import { distanceText } from "../../content/formulas/walking.ts";
import { terminalById } from "../../content/terminals.ts";
import { MapList } from "./MapList.tsx";
import { arrivalView } from "./map-views.ts";
import { type MapMark, PlaceMap } from "./PlaceMap.tsx";

const marks: readonly MapMark[] = arrivalPlaces.map((place) => ({
  ...place,
  ...(arrivalTerminals.some(({ id }) => id === place.id) && { kind: "hub" }),
  ...(place.id === cityCenter.id && { kind: "way", location: arrivalStreetName }),
}));

const row = terminalById.baguio.location;

const items = arrivalPlaces
  .filter(({ id }) => id !== "bus-terminals")
  .map((place) => ({ ...place, text: distanceText(row, place) }));

/** The streets around the terminals of the city, with the walks from them. */
export function ArrivalMap() {
  return (
    <PlaceMap view={arrivalView} ground="arrival" marks={marks} caption={arrivalMapCaption} list="short">
      <MapList heading={arrivalListHeading} items={items} />
    </PlaceMap>
  );
}
