import { amountText, type Range, spanOf } from "../../values/format.ts";
import { keysOf } from "../../values/lists.ts";
import { sections } from "../pages.ts";
import type { Inn, Place, TransientHouse } from "../schema/stays.ts";
import { areas, hotelRates, hotels, innRate, inns, stayTexts, transientHouses } from "../stays.ts";
import { metersFromCenter } from "./places.ts";

/** Places at one price. */
export interface Tier {
  /** Its anchor, and the name of its drawing. If the list has one tier, the list's anchor. */
  readonly id: string;
  /** "Luxury hotels". */
  readonly name: string;
  /** Beside each place. */
  readonly badge?: string;
  /** How many sleep in a house, if the price is not for a room: "4–15 persons". */
  readonly persons?: string;
  readonly price: Range;
  /** Only a house has a price of its own. */
  readonly stays: readonly (Place & Partial<Inn & TransientHouse>)[];
}

const { inns: innList, transient: houseList } = sections.stay;

/** By the tab that lists them. */
export const tiers: Readonly<Record<"hotels" | "inns" | "transient", readonly Tier[]>> = {
  hotels: keysOf(hotelRates).map((category) => ({
    id: `${category.toLowerCase()}-hotels`,
    name: `${category} hotels`,
    price: hotelRates[category],
    stays: hotels.filter((hotel) => hotel.category === category),
  })),
  inns: [{ id: innList.id, name: innList.heading, badge: stayTexts.budget, price: innRate, stays: inns }],
  transient: [
    {
      id: houseList.id,
      name: houseList.heading,
      persons: `${amountText(spanOf(transientHouses.flatMap(({ persons }) => persons)))} persons`,
      price: spanOf(transientHouses.flatMap(({ priceRange }) => priceRange)),
      stays: transientHouses,
    },
  ],
};

/** Nearest first, lettered in that order. */
export const letteredAreas = areas
  .toSorted((a, b) => metersFromCenter(a) - metersFromCenter(b))
  .map((area, index) => ({ ...area, letter: String.fromCharCode("A".charCodeAt(0) + index) }));
