import type { ReactNode } from "react";
import {
  arrivalMapCaption,
  arrivalPlaces,
  arrivalRingNames,
  arrivalStreetNames,
  cityCenter,
} from "../../content/city-map.ts";
import { arrivalView } from "./map-views.ts";
import { type MapPin, PlaceMap } from "./PlaceMap.tsx";

const pins: readonly MapPin[] = [
  ...[...arrivalStreetNames, ...arrivalRingNames].map((street) => ({ ...street, kind: "way" as const })),
  ...arrivalPlaces
    .filter(({ id }) => id !== cityCenter.id)
    .map((place) => ({
      ...place,
      ...(place.id === "bus-terminals" && { kind: "hub" as const }),
    })),
];

interface ArrivalMapProps {
  /** What stands beside the map. */
  readonly children: ReactNode;
}

/** The streets around the terminals in Baguio. */
export function ArrivalMap({ children }: ArrivalMapProps) {
  return (
    <PlaceMap view={arrivalView} ground="arrival" pins={pins} caption={arrivalMapCaption} list="short">
      {children}
    </PlaceMap>
  );
}
