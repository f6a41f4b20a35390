import { dayCosts, priceText } from "./day-costs.ts";
import { peakSeason, peakSurcharge, taxiDay } from "./figures.ts";
import { fareEnds, operatorBySlug, pesos } from "./operators.ts";
import type { Price } from "./schema/texts.ts";

/** What two days and a night cost each of two who share a room, in one way of traveling. All amounts in whole pesos. */
export interface TripCost {
  /** "Thrifty". */
  readonly name: string;
  /** Both ways. */
  readonly bus: number;
  readonly halfRoom: number;
  /** Meals, rides and entrance fees of both days. */
  readonly twoDays: number;
  /** Half of a taxi for one day. */
  readonly halfTaxi: number;
  readonly total: number;
  /** Another night and day. */
  readonly dayMore: number;
}

const [regular, deluxe] = fareEnds(operatorBySlug["genesis-transport"]);
const [, luxury] = fareEnds(operatorBySlug["joy-bus"]);

/** The bus of each way, and whether it has half a taxi. The ways are those of a day's cost, in their order. */
const rides: readonly { readonly bus: string; readonly fare: Price; readonly taxi: boolean }[] = [
  { bus: "Genesis Regular AC", fare: regular, taxi: false },
  { bus: "Genesis Deluxe", fare: deluxe, taxi: false },
  { bus: "Joy Bus Luxury", fare: luxury, taxi: true },
];

// Source: an estimate of the guide, from its own prices.
/** Lowest first. */
export const tripCosts: readonly TripCost[] = dayCosts.flatMap(
  ({ name, bed, budget, total: dayMore }, index) => {
    const ride = rides[index];
    if (ride === undefined) {
      return [];
    }
    const bus = 2 * pesos(ride.fare);
    const twoDays = 2 * budget;
    const halfTaxi = ride.taxi ? middleOf(taxiDay) / 2 : 0;
    const total = bus + bed + twoDays + halfTaxi;
    return [{ name, bus, halfRoom: bed, twoDays, halfTaxi, total, dayMore }];
  },
);

/** What the rows of the table count, in their order. */
export const tripCostRows = [
  { id: "bus", label: "Bus, both ways" },
  { id: "halfRoom", label: "Half a room" },
  { id: "twoDays", label: "Two days in town" },
  { id: "halfTaxi", label: "Half a day’s taxi" },
  { id: "total", label: "Together" },
  { id: "dayMore", label: "Each day more" },
] as const satisfies readonly { readonly id: keyof TripCost; readonly label: string }[];

/** Over the table. */
export const tripCostLead =
  "Two days and one night, for each of two people who share a room, at the prices of this guide.";

const counted = dayCosts.map(
  ({ name, room, bed }, index) =>
    `${name}: ${rides[index]?.bus}, ${room.toLowerCase()} at ${priceText(2 * bed)}.`,
);

/** Under the table: which bus and which room it counts. */
export const tripCostNote = `${counted.join(" ")} Alone, add the other half of the room; in ${peakSeason}, ${peakSurcharge} of it. Counter fares may be higher.`;

function middleOf(range: string): number {
  const [low = 0, high = low] = range.split("–").map((price) => Number(price.replace(/\D/g, "")));
  return (low + high) / 2;
}
