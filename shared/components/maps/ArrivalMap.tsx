import type { ReactNode } from "react";
import {
  arrivalListHeading,
  arrivalMapCaption,
  arrivalPlaces,
  arrivalRingNames,
  arrivalStreetNames,
  arrivalWalks,
  type CityPlace,
  cityCenter,
} from "../../content/city-map.ts";
import { distanceText, walkingMinutes } from "../../content/formulas/walking.ts";
import { terminalById } from "../../content/terminals.ts";
import { MapList } from "./MapList.tsx";
import { arrivalView } from "./map-views.ts";
import { type MapMark, PlaceMap } from "./PlaceMap.tsx";

const marks: readonly MapMark[] = [
  ...[...arrivalStreetNames, ...arrivalRingNames].map((street) => ({ ...street, kind: "way" as const })),
  ...arrivalPlaces
    .filter(({ id }) => id !== cityCenter.id)
    .map((place) => ({
      ...place,
      ...(place.id === "bus-terminals" && { kind: "hub" as const }),
    })),
];

const start = terminalById.baguio.location;

function minutesTo({ location, steps }: CityPlace): number {
  return walkingMinutes(start, location, steps);
}

/** Nearest first. */
const items = arrivalWalks
  .toSorted((a, b) => minutesTo(a) - minutesTo(b))
  .map((place) => ({ ...place, text: distanceText(start, place) }));

interface ArrivalMapProps {
  /** Follows the list of walks. */
  readonly children: ReactNode;
}

/** The streets around the terminals in Baguio, with the walks from them. */
export function ArrivalMap({ children }: ArrivalMapProps) {
  return (
    <PlaceMap view={arrivalView} ground="arrival" marks={marks} caption={arrivalMapCaption} list="short">
      <div>
        <MapList heading={arrivalListHeading} items={items} />
      </div>
      {children}
    </PlaceMap>
  );
}
