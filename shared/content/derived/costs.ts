import type { Range } from "../../values/format.ts";
import { firstOf } from "../../values/lists.ts";
import { busesInTripCost, dailyBudgetPesos, taxiDayPesos } from "../figures.ts";
import { operatorBySlug } from "../operators.ts";
import { hotelRates, innRate } from "../stays.ts";

const [least, most] = dailyBudgetPesos;
const midRange = usualRate(hotelRates["Mid-Range"]);

/** Of one of two people who share a room, in whole pesos. Cheapest first. */
// Source: an estimate of the guide, from its own prices.
export const dayCosts = [
  { ...dayCost(innRate[0], least), id: "thrifty", name: "Thrifty", room: "inn" },
  { ...dayCost(midRange, middleOf(dailyBudgetPesos)), id: "middle", name: "Middle", room: "mid-range hotel" },
  { ...dayCost(usualRate(hotelRates.Upscale), most), id: "comfort", name: "Comfort", room: "upscale hotel" },
] as const;

/** Cheapest first. Only comfort includes a taxi. */
// Source: an estimate of the guide, from its own prices.
export const tripCosts = dayCosts.map((day) => {
  const { ride, fare } = rideOf(day.id);
  const taxi = day.id === "comfort" ? taxiDayPesos : undefined;
  return { ...day, ...tripCost(day, fare, taxi), ride };
});

/** @param budget for meals, rides and entrance fees. */
export function dayCost(roomPrice: number, budget: number) {
  const halfRoom = roomPrice / 2;
  return { roomPrice, halfRoom, budget, total: halfRoom + budget };
}

/**
 * What one of two travelers pays for two days, a night and both bus rides, and for each extra night and day.
 * @param taxi the price of a day's taxi, if the trip includes one.
 */
export function tripCost(day: ReturnType<typeof dayCost>, fare: number, taxi?: Range) {
  const bus = 2 * fare;
  const twoDays = 2 * day.budget;
  const halfTaxi = taxi ? middleOf(taxi) / 2 : 0;
  return { bus, twoDays, halfTaxi, total: bus + day.halfRoom + twoDays + halfTaxi, extraNight: day.total };
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
