import { amountText, type Range, spanOf } from "../../values/format.ts";
import { keysOf } from "../../values/lists.ts";
import { sections } from "../pages.ts";
import type { Inn, NamedRoom, Place, TransientHouse } from "../schema/stays.ts";
import {
  areas,
  budgetLabel,
  hotelRates,
  hotels,
  innRate,
  inns,
  namedRooms,
  stayNotes,
  transientHouses,
} from "../stays.ts";
import { metersFromCenter } from "./places.ts";

/** A place to stay, as its list shows it. Only a house has a price of its own. */
export interface Stay
  extends Place,
    Partial<Pick<Inn, "rating"> & Pick<TransientHouse, "priceRange" | "persons">> {
  readonly badge?: string;
}

/** Places at one price. */
export interface Tier {
  /** Its anchor, and the name of its drawing. If the list has one tier, the list's anchor. */
  readonly id: string;
  /** "Luxury hotels". */
  readonly name: string;
  /** How many sleep in a house, if the price is not for a room: "4–15 persons". */
  readonly persons?: string;
  readonly price: Range;
  readonly stays: readonly Stay[];
}

export interface StayList {
  readonly id: string;
  readonly heading: string;
  readonly note: string;
  readonly tiers: readonly Tier[];
  /** Rooms that visitors have named. */
  readonly namedRooms?: readonly NamedRoom[];
}

const { hotels: hotelList, inns: innList, transient: houseList } = sections.stay;

/** What each tab lists, lowest price first, whole houses last. */
export const stayLists: readonly [hotels: StayList, inns: StayList, transient: StayList] = [
  {
    ...hotelList,
    note: stayNotes.hotels,
    tiers: keysOf(hotelRates).map((category) => ({
      id: `${category.toLowerCase()}-hotels`,
      name: `${category} hotels`,
      price: hotelRates[category],
      stays: hotels.filter((hotel) => hotel.category === category),
    })),
  },
  {
    ...innList,
    note: stayNotes.inns,
    tiers: [
      {
        id: innList.id,
        name: innList.heading,
        price: innRate,
        stays: inns.map((inn) => ({ ...inn, badge: budgetLabel })),
      },
    ],
    namedRooms,
  },
  {
    ...houseList,
    note: stayNotes.transient,
    tiers: [
      {
        id: houseList.id,
        name: houseList.heading,
        persons: `${amountText(spanOf(transientHouses.flatMap(({ persons }) => persons)))} persons`,
        price: spanOf(transientHouses.flatMap(({ priceRange }) => priceRange)),
        stays: transientHouses,
      },
    ],
  },
];

export const tiers: readonly Tier[] = stayLists.flatMap((list) => list.tiers);

/** Nearest first, lettered in that order. */
export const letteredAreas = areas
  .toSorted((a, b) => metersFromCenter(a) - metersFromCenter(b))
  .map((area, index) => ({ ...area, letter: String.fromCharCode("A".charCodeAt(0) + index) }));
