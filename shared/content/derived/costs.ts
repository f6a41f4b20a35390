import type { Range } from "../../values/format.ts";
import { firstOf } from "../../values/lists.ts";
import { busesInTripCost, dailyBudgetPesos, taxiDayPesos } from "../figures.ts";
import { operatorBySlug } from "../operators.ts";
import { hotelRates, innRate } from "../stays.ts";

/** What a night and a day cost each of two people who share a room, in whole pesos. */
interface DayCost {
  readonly id: keyof typeof busesInTripCost;
  readonly name: string;
  readonly room: string;
  readonly roomPrice: number;
  readonly halfRoom: number;
  /** For meals, rides and entrance fees. */
  readonly budget: number;
  readonly total: number;
}

const [least, most] = dailyBudgetPesos;

/** Pesos a day in town: what a student and a child spend, and what other adults do. */
export const dayBudgets = { least, middle: middleOf(dailyBudgetPesos) };

/** Cheapest first. */
// Source: an estimate of the guide, from its own prices.
export const dayCosts = [
  dayCost("thrifty", "Thrifty", "inn", innRate[0], least),
  dayCost("middle", "Middle", "mid-range hotel", usualRate(hotelRates["Mid-Range"]), dayBudgets.middle),
  dayCost("comfort", "Comfort", "upscale hotel", usualRate(hotelRates.Upscale), most),
];

/** Cheapest first. Only comfort includes a taxi. */
// Source: an estimate of the guide, from its own prices.
export const tripCosts = dayCosts.map((day) => {
  const { ride, fare } = rideOf(day.id);
  return { ...tripCost(day, fare, day.id === "comfort" ? taxiDayPesos : undefined), ride };
});

export function dayCost(
  id: DayCost["id"],
  name: string,
  room: string,
  roomPrice: number,
  budget: number,
): DayCost {
  const halfRoom = roomPrice / 2;
  return { id, name, room, roomPrice, halfRoom, budget, total: halfRoom + budget };
}

/**
 * What one of two travelers pays for two days, a night and both bus rides, and for each extra night and day.
 * @param taxi the price of a day's taxi, if the trip includes one.
 */
export function tripCost(day: DayCost, fare: number, taxi?: Range) {
  const bus = 2 * fare;
  const twoDays = 2 * day.budget;
  const halfTaxi = taxi ? middleOf(taxi) / 2 : 0;
  const total = bus + day.halfRoom + twoDays + halfTaxi;
  return { ...day, bus, twoDays, halfTaxi, total, extraNight: day.total };
}

function middleOf([low, high]: Range): number {
  return (low + high) / 2;
}

/** The middle of a range, rounded down to whole thousands. */
function usualRate(rates: Range): number {
  return Math.floor(middleOf(rates) / 1000) * 1000;
}

/** @throws Error if the operator has no such class. */
function rideOf(id: keyof typeof busesInTripCost) {
  const { operator, busType } = busesInTripCost[id];
  const { shortName, fares } = operatorBySlug[operator];
  const ride = `${shortName} ${busType}`;
  const classes = fares.filter((fare) => fare.busType === busType);
  return { ride, fare: firstOf(classes, `fares of ${ride}`).price };
}
