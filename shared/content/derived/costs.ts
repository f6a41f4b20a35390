import {
  countedBuses,
  dailyBudgetPesos,
  peakSeasonText,
  peakSurchargeText,
  taxiDayPesos,
  taxiDayText,
} from "../figures.ts";
import { middleOf, priceText } from "../formulas/amounts.ts";
import { firstOf } from "../formulas/lists.ts";
import { operatorBySlug } from "../operators.ts";
import type { Range } from "../schema/values.ts";
import { hotelRates, innRate } from "../stays.ts";

/** What a night and a day cost each of two people who share a room, in whole pesos. */
type DayCost = ReturnType<typeof dayCost>;

/** Cheapest first. */
// Source: an estimate of the guide, from its own prices.
export const dayCosts = [
  dayCost("thrifty", "Thrifty", "Inn", innRate[0], dailyBudgetPesos[0]),
  dayCost(
    "middle",
    "Middle",
    "Mid-range hotel",
    usualRate(hotelRates["Mid-Range"]),
    middleOf(dailyBudgetPesos),
  ),
  dayCost("comfort", "Comfort", "Upscale hotel", usualRate(hotelRates.Upscale), dailyBudgetPesos[1]),
];

export const dayCostRows = [
  { id: "halfRoom", label: "Half a room" },
  { id: "budget", label: "Meals, rides, fees" },
  { id: "total", label: "A night and a day", isTotal: true },
] as const;

export const dayCostsLead = "Per person, two in a room. The bus is extra.";

export const dayCostsNote = `${dayCosts.map(({ name, room, halfRoom }) => `${name}: ${roomAt(room, halfRoom)}.`).join(" ")} In ${peakSeasonText} the room costs ${peakSurchargeText} more. A taxi for the whole day adds ${taxiDayText} for all who ride in it.`;

/** Cheapest first. Only comfort includes a taxi. */
// Source: an estimate of the guide, from its own prices.
export const tripCosts = dayCosts.map((day) =>
  tripCost(day, rideOf(day.id).fare, day.id === "comfort" ? taxiDayPesos : undefined),
);

export const tripCostRows = [
  { id: "bus", label: "Bus, both ways" },
  { id: "halfRoom", label: "Half a room" },
  { id: "twoDays", label: "Meals, rides, fees" },
  { id: "halfTaxi", label: "Half a hired taxi" },
  { id: "total", label: "Total per person", isTotal: true },
  { id: "extraNight", label: "Each extra night" },
] as const;

export const tripCostLead =
  "Two days and one night, for each of two people who share a room, at the prices of this guide.";

// Source: specification; counters, SPOT.ph, July 13, 2023.
export const tripCostNote = `${dayCosts.map(({ id, name, room, halfRoom }) => `${name}: ${rideOf(id).bus}, ${roomAt(room, halfRoom)}.`).join(" ")} The taxi is hired for one day. Traveling alone? You pay the whole room and the whole taxi. In ${peakSeasonText} rooms cost ${peakSurchargeText} more. Counter fares may be higher.`;

/** What a day in town costs a student, a couple and a family with two children. */
// Source: an estimate of the guide, from the daily budget of the specification.
export const dayInTownText = dayInTown(dailyBudgetPesos);

/** @param budget the range for one person: a student and a child spend the least, other adults the middle. */
function dayInTown(budget: Range): string {
  const [least, adult] = [budget[0], middleOf(budget)];
  const prices = [least, 2 * adult, 2 * adult + 2 * least].map(priceText);
  return `${prices[0]} for a student, ${prices[1]} for a couple, ${prices[2]} for a family of four: meals, rides and fees, by our estimate.`;
}

/**
 * What a night and a day cost each of two people who share a room.
 * @param budget for meals, rides and entrance fees.
 */
export function dayCost(
  id: keyof typeof countedBuses,
  name: string,
  room: string,
  roomPrice: number,
  budget: number,
) {
  const halfRoom = roomPrice / 2;
  return { id, name, room, halfRoom, budget, total: halfRoom + budget };
}

/**
 * What one of two travelers pays for two days, one night and both bus rides, and for each extra night and day.
 * @param taxi the price of a day's taxi, if the trip includes one.
 */
export function tripCost({ name, halfRoom, budget, total: extraNight }: DayCost, fare: number, taxi?: Range) {
  const bus = 2 * fare;
  const twoDays = 2 * budget;
  const halfTaxi = taxi ? middleOf(taxi) / 2 : 0;
  return { name, bus, halfRoom, twoDays, halfTaxi, total: bus + halfRoom + twoDays + halfTaxi, extraNight };
}

/** The middle of a range, rounded down to whole thousands. */
function usualRate(rates: Range): number {
  return Math.floor(middleOf(rates) / 1000) * 1000;
}

/** "inn at ₱1,000". */
function roomAt(room: string, halfRoom: number): string {
  return `${room.toLowerCase()} at ${priceText(2 * halfRoom)}`;
}

/** @throws Error when the operator has no such class. */
function rideOf(id: keyof typeof countedBuses) {
  const { operator, busType } = countedBuses[id];
  const { shortName, fares } = operatorBySlug[operator];
  const bus = `${shortName} ${busType}`;
  const classes = fares.filter((fare) => fare.busType === busType);
  return { bus, fare: firstOf(classes, `fares of ${bus}`).price };
}
