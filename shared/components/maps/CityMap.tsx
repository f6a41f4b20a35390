import { dayPlansLink } from "../../content/day-plans.ts";
import {
  cityCenter,
  isWalkFromCenter,
  metersFromCenter,
  placeById,
  sights,
} from "../../content/derived/places.ts";
import { distanceText } from "../../content/formulas/distances.ts";
import { cityMapCaption, cityRoadNames, wayHeadings } from "../../content/maps/city-map.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import { MapList } from "./MapList.tsx";
import { cityView } from "./map-views.ts";
import { cityNames } from "./name-placements.ts";
import { type MapPin, PlaceMap } from "./PlaceMap.tsx";
import { cityRings } from "./ring-names.ts";

const signedSights = sights.map((sight) => ({
  ...sight,
  sign: String(sight.number),
  href: `#${sight.id}` as const,
}));

const landmarks = ["public-market", "night-market", "bus-terminals"].map(placeById);

const pins: readonly MapPin[] = [
  ...[...cityRoadNames, ...cityRings].map((name) => ({ ...name, kind: "name" as const })),
  ...landmarks,
  ...signedSights.map((sight) => ({ ...sight, name: sight.shortName ?? sight.name })),
];

/** Nearest first. */
const items = [...signedSights, ...landmarks]
  .toSorted((a, b) => metersFromCenter(a) - metersFromCenter(b))
  .map((place) => ({
    ...place,
    text: place.id === cityCenter.id ? "here" : distanceText(cityCenter.location, place),
  }));

/** The city and its sights, with two lists that have the numbers of the cards: on foot, and by ride. */
export function CityMap() {
  return (
    <PlaceMap view={cityView} ground="city" pins={pins} names={cityNames} caption={cityMapCaption} eager>
      <div>
        <MapList heading={wayHeadings.walk} items={items.filter(isWalkFromCenter)} />
        <MapList heading={wayHeadings.ride} items={items.filter((place) => !isWalkFromCenter(place))} />
      </div>
      <div>
        <ButtonLink href={paths.dayPlans}>{dayPlansLink}</ButtonLink>
      </div>
    </PlaceMap>
  );
}
