import { peakSeason, peakSurcharge, taxiDay } from "../figures.ts";
import { amountOf, middleOf, priceText } from "../formulas/amounts.ts";
import { type OperatorSlug, operatorBySlug } from "../operators.ts";
import type { BusFare } from "../schema/operators.ts";
import { type DayCost, dayCosts } from "./day-costs.ts";

/** What two days and a night cost each of two who share a room. All amounts are in whole pesos. */
interface TripCost {
  /** "Thrifty". */
  readonly name: string;
  /** Both ways. */
  readonly bus: number;
  readonly halfRoom: number;
  /** Meals, rides and entrance fees of both days. */
  readonly twoDays: number;
  /** Half a day's taxi. */
  readonly halfTaxi: number;
  readonly total: number;
  /** The cost of each further night and day. */
  readonly dayMore: number;
}

/** The bus of each way of traveling, and whether it includes half a taxi. */
const rides: Readonly<
  Record<DayCost["id"], { readonly bus: string; readonly fare: number; readonly taxi?: true }>
> = {
  thrifty: rideOf("genesis-transport", "Regular AC"),
  middle: rideOf("genesis-transport", "Deluxe"),
  comfort: { ...rideOf("joy-bus", "Luxury"), taxi: true },
};

/** Lowest cost first. */
// Source: an estimate of the guide, from its own prices.
export const tripCosts: readonly TripCost[] = dayCosts.map(({ id, name, bed, budget, total: dayMore }) => {
  const { fare, taxi } = rides[id];
  const bus = 2 * fare;
  const twoDays = 2 * budget;
  const halfTaxi = taxi ? middleOf(taxiDay) / 2 : 0;
  const total = bus + bed + twoDays + halfTaxi;
  return { name, bus, halfRoom: bed, twoDays, halfTaxi, total, dayMore };
});

/** The rows of the table, in order. */
export const tripCostRows = [
  { id: "bus", label: "Bus, both ways" },
  { id: "halfRoom", label: "Half a room" },
  { id: "twoDays", label: "Two days in town" },
  { id: "halfTaxi", label: "Half a hired taxi" },
  { id: "total", label: "Together", isTotal: true },
  { id: "dayMore", label: "Each day more" },
] as const;

/** Shown above the table. */
// Source: what it counts.
export const tripCostLead =
  "Two days and one night, for each of two people who share a room, at the prices of this guide.";

// Source: as above.
const counted = dayCosts.map(
  ({ id, name, room, bed }) => `${name}: ${rides[id].bus}, ${room.toLowerCase()} at ${priceText(2 * bed)}.`,
);

/** Under the table: which bus and which room it counts. */
// Source: specification; counters, SPOT.ph, July 13, 2023.
export const tripCostNote = `${counted.join(" ")} The taxi is hired for one day. Alone, add the other halves. In ${peakSeason} rooms cost ${peakSurcharge} more. Counter fares may be higher.`;

/** @throws Error when the operator has no such class. */
function rideOf(slug: OperatorSlug, busType: BusFare["busType"]): { bus: string; fare: number } {
  const { shortName, fares } = operatorBySlug[slug];
  const fare = fares.find((candidate) => candidate.busType === busType);
  if (fare === undefined) {
    throw new Error(`The cost of a trip counts ${busType} of ${shortName}, which has no such class.`);
  }
  return { bus: `${shortName} ${busType}`, fare: amountOf(fare.price) };
}
