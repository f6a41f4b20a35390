import { z } from "zod";
import { id, list, location, range, text, tip, type ValueOf } from "./values.ts";

/** Pesos a night for each category of hotels. Rates of single hotels are unknown. */
const hotelRates = z.record(z.enum(["Luxury", "Upscale", "Mid-Range"]), range);

const place = z.strictObject({
  id,
  name: text,
  location: text,
  /** What it offers beyond what most places have. */
  amenities: list(text).exactOptional(),
  /** The year of the report that lists the amenities. */
  reported: z.int().exactOptional(),
  description: text,
});

/** An inn or lodge: a hotel without a category. */
const inn = place.extend({
  /** The guide's own estimate. */
  rating: z.literal([1, 2, 3, 4, 5]),
});

/** A hotel. Its category sets its price. */
const hotel = inn.extend({ category: hotelRates.keyType });

/** A house or flat that a group rents as a whole. */
const transientHouse = place.extend({
  /** Pesos a night for the whole house. */
  priceRange: range,
  persons: range,
});

/** A cheap room that a visitor has named. */
const namedRoom = z.strictObject({ id, name: text, text });

const area = z.strictObject({
  id,
  name: text,
  /** The name in a word or two: "Leonard Wood". */
  shortName: text,
  description: text,
  pros: list(text),
  cons: list(text),
  /** Its middle, estimated by eye between the places in its name. */
  location,
});

export type HotelRates = ValueOf<typeof hotelRates>;
export type Hotel = ValueOf<typeof hotel>;
export type Place = ValueOf<typeof place>;
export type Inn = ValueOf<typeof inn>;
export type TransientHouse = ValueOf<typeof transientHouse>;
export type NamedRoom = ValueOf<typeof namedRoom>;
export type Area = ValueOf<typeof area>;

export const schemas = {
  hotelRates,
  hotels: list(hotel),
  innRate: range,
  inns: list(inn),
  namedRooms: list(namedRoom),
  transientHouses: list(transientHouse),
  areas: list(area),
  bookingTips: list(tip),
  beforeCheckIn: list(tip),
  whatToExpect: list(tip),
};
