import { arrivalPlaces, cityCenter } from "../../content/derived/places.ts";
import { arrivalMapCaption, arrivalStreetNames } from "../../content/maps/city-map.ts";
import { arrivalView } from "./map-views.ts";
import { arrivalNames } from "./name-placements.ts";
import { type MapPin, PlaceMap } from "./PlaceMap.tsx";
import { arrivalRings } from "./ring-names.ts";

const pins: readonly MapPin[] = [
  ...[...arrivalStreetNames, ...arrivalRings].map((street) => ({ ...street, kind: "name" as const })),
  ...arrivalPlaces
    .filter(({ id }) => id !== cityCenter.id)
    .map((place) => ({
      ...place,
      ...(place.id === "bus-terminals" && { kind: "hub" as const }),
    })),
];

/** The streets around the terminals in Baguio. */
export function ArrivalMap() {
  return (
    <PlaceMap
      view={arrivalView}
      ground="arrival"
      pins={pins}
      names={arrivalNames}
      caption={arrivalMapCaption}
    />
  );
}
