import { metersFromCenter } from "../city-map.ts";
import { amountText, priceText, spanOf } from "../formulas/amounts.ts";
import type { Area } from "../schema/stays.ts";
import { sections } from "../sections.ts";
import { areas, hotelRates, hotels, innRate, inns, transientHouses } from "../stays.ts";

export interface RoomKind {
  /** "Luxury hotels". */
  readonly name: string;
  /** The anchor of its list. */
  readonly list: string;
  /** Pesos a night, for a room or for a whole house. */
  readonly price: string;
  /** Parts of the city. */
  readonly where: readonly string[];
  /** What the price is for, if it is not a room: "Whole house for 4–15 persons". */
  readonly unit?: string;
}

const { inns: innList, transient: houseList } = sections.stay;

export const housePrice = priceText(spanOf(transientHouses.flatMap(({ priceRange }) => priceRange)));

/** Most expensive rooms first, whole houses last. */
export const roomKinds: readonly RoomKind[] = [
  ...Object.entries(hotelRates).map(([category, price]) => ({
    name: hotelsName(category),
    list: hotelAnchor(category),
    price: priceText(price),
    where: areasOf(hotels.filter((hotel) => hotel.category === category)),
  })),
  { name: innList.heading, list: innList.id, price: priceText(innRate), where: areasOf(inns) },
  {
    name: houseList.heading,
    list: houseList.id,
    price: housePrice,
    unit: `Whole house for ${amountText(spanOf(transientHouses.flatMap(({ persons }) => persons)))} persons`,
    where: areasOf(transientHouses),
  },
];

/** "Session Road, Burnham Park and 2 more", "Whole house for 4–15 persons, 6 places". */
export function areasText({ where, unit }: Pick<RoomKind, "where" | "unit">): string {
  if (unit) {
    return `${unit}, ${where.length === 1 ? where[0] : `${where.length} places`}`;
  }
  const names = where.map(unbroken);
  return names.length > 3 ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more` : names.join(", ");
}

/** Keeps a name on one line. */
function unbroken(name: string): string {
  return name.replaceAll(" ", "\u00a0");
}

/** "Luxury hotels". */
export function hotelsName(category: string): string {
  return `${category} hotels`;
}

/** "luxury-hotels". */
export function hotelAnchor(category: string): string {
  return `${category.toLowerCase()}-hotels`;
}

/** The kinds of rooms in an area: "Luxury hotels" and "Inns & Lodges". */
export function roomKindsIn(areaName: string): readonly string[] {
  return roomKinds.filter(({ where }) => where.includes(areaName)).map(({ name }) => name);
}

/** The areas of places. A place outside them counts by its own location. */
function areasOf(
  places: readonly { readonly area?: string; readonly location: string }[],
): readonly string[] {
  const names = places.map((place) => areas.find(({ id }) => id === place.area)?.shortName ?? place.location);
  return [...new Set(names)];
}

export interface SignedArea {
  readonly area: Area;
  readonly sign: string;
}

/** Nearest first, lettered in that order. */
export const signedAreas: readonly SignedArea[] = areas
  .toSorted((a, b) => metersFromCenter(a) - metersFromCenter(b))
  .map((area, index) => ({ area, sign: String.fromCharCode("A".charCodeAt(0) + index) }));
