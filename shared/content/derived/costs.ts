import { countedBuses, dailyBudgetPesos, taxiDayPesos } from "../figures.ts";
import { middleOf } from "../formulas/amounts.ts";
import { firstOf } from "../formulas/lists.ts";
import { operatorBySlug } from "../operators.ts";
import type { Range } from "../schema/values.ts";
import { hotelRates, innRate } from "../stays.ts";

/** What a night and a day cost each of two people who share a room, in whole pesos. */
type DayCost = ReturnType<typeof dayCost>;

const [least, most] = dailyBudgetPesos;
const middle = middleOf(dailyBudgetPesos);

/** Cheapest first. */
// Source: an estimate of the guide, from its own prices.
export const dayCosts = [
  dayCost("thrifty", "Thrifty", "inn", innRate[0], least),
  dayCost("middle", "Middle", "mid-range hotel", usualRate(hotelRates["Mid-Range"]), middle),
  dayCost("comfort", "Comfort", "upscale hotel", usualRate(hotelRates.Upscale), most),
];

/** Cheapest first. Only comfort includes a taxi. */
// Source: an estimate of the guide, from its own prices.
export const tripCosts = dayCosts.map((day) => {
  const { ride, fare } = rideOf(day.id);
  return { ...tripCost(day, fare, day.id === "comfort" ? taxiDayPesos : undefined), ride };
});

/** Pesos for a day in town. A student and a child spend the least, other adults the middle. */
// Source: an estimate of the guide, from the daily budget of the specification.
export const dayInTown = { student: least, couple: 2 * middle, family: 2 * middle + 2 * least };

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
  return { id, name, room, roomPrice, halfRoom, budget, total: halfRoom + budget };
}

/**
 * What one of two travelers pays for two days, one night and both bus rides, and for each extra night and day.
 * @param taxi the price of a day's taxi, if the trip includes one.
 */
export function tripCost(day: DayCost, fare: number, taxi?: Range) {
  const bus = 2 * fare;
  const twoDays = 2 * day.budget;
  const halfTaxi = taxi ? middleOf(taxi) / 2 : 0;
  const total = bus + day.halfRoom + twoDays + halfTaxi;
  return { ...day, bus, twoDays, halfTaxi, total, extraNight: day.total };
}

/** The middle of a range, rounded down to whole thousands. */
function usualRate(rates: Range): number {
  return Math.floor(middleOf(rates) / 1000) * 1000;
}

/** @throws Error when the operator has no such class. */
function rideOf(id: keyof typeof countedBuses) {
  const { operator, busType } = countedBuses[id];
  const { shortName, fares } = operatorBySlug[operator];
  const ride = `${shortName} ${busType}`;
  const classes = fares.filter((fare) => fare.busType === busType);
  return { ride, fare: firstOf(classes, `fares of ${ride}`).price };
}
