import * as fixed from "./fixed-figures.ts";
import type { GuideContent } from "./guide-content.ts";
import { type Band, isWithin } from "./numbers.ts";
import type { Place } from "./place.ts";
import type { Finding } from "./problem.ts";

/** Prices and numbers of people lie within the bands that the guide states for each kind. */
export function checkBands({ gettingThere, stays }: GuideContent): readonly Finding[] {
  return [
    ...gettingThere.busServices.map(({ fare }, index) =>
      within(["gettingThere", "busServices", index, "fare"], fare, fixed.busFares),
    ),
    ...gettingThere.carRoutes.map(({ id, tollFees }, index) =>
      within(["gettingThere", "carRoutes", index, "tollFees"], tollFees, fixed.tolls[id]),
    ),
    ...gettingThere.vanServices.flatMap(({ fare, capacity }, index) => [
      within(["gettingThere", "vanServices", index, "fare"], fare, fixed.vanFares),
      within(["gettingThere", "vanServices", index, "capacity"], capacity, fixed.vanSeats),
    ]),
    ...stays.hotels.map(({ category, priceRange }, index) =>
      within(["stays", "hotels", index, "priceRange"], priceRange, fixed.hotelRates[category]),
    ),
    ...stays.inns.map(({ priceRange }, index) =>
      within(["stays", "inns", index, "priceRange"], priceRange, fixed.innRates),
    ),
    ...stays.transientHouses.flatMap(({ priceRange, capacity }, index) => [
      within(["stays", "transientHouses", index, "priceRange"], priceRange, fixed.houseRates),
      within(["stays", "transientHouses", index, "capacity"], capacity, fixed.housePersons),
    ]),
  ];
}

function within(place: Place, text: string, band: Band | undefined): Finding {
  return [
    place,
    band !== undefined &&
      !isWithin(text, band) &&
      `"${text}" lies outside the band of its kind. Write figures from ${band.low} to ${band.high}.`,
  ];
}
