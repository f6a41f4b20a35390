import {
  arrivalMapCaption,
  arrivalPlaces,
  arrivalRingNames,
  arrivalStreetNames,
  cityCenter,
} from "../../content/city-map.ts";
import { arrivalView } from "./map-views.ts";
import { arrivalNames } from "./name-placements.ts";
import { type MapPin, PlaceMap } from "./PlaceMap.tsx";
import { WaysIntoTown } from "./WaysIntoTown.tsx";

const pins: readonly MapPin[] = [
  ...[...arrivalStreetNames, ...arrivalRingNames].map((street) => ({ ...street, kind: "way" as const })),
  ...arrivalPlaces
    .filter(({ id }) => id !== cityCenter.id)
    .map((place) => ({
      ...place,
      ...(place.id === "bus-terminals" && { kind: "hub" as const }),
    })),
];

/** The streets around the terminals in Baguio, beside the walks and taxi fares from there. */
export function ArrivalMap() {
  return (
    <PlaceMap
      view={arrivalView}
      ground="arrival"
      pins={pins}
      names={arrivalNames}
      caption={arrivalMapCaption}
      list="short"
    >
      <WaysIntoTown />
    </PlaceMap>
  );
}
