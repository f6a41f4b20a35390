import { priceText, type Range } from "../../format.ts";
import { firstOf } from "../../lists.ts";
import {
  busesInTripCost,
  dailyBudgetPesos,
  peakSeasonText,
  peakSurchargeText,
  taxiDayPesos,
  taxiDayText,
} from "../figures.ts";
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
const middle = middleOf(dailyBudgetPesos);

/** Cheapest first. */
// Source: an estimate of the guide, from its own prices.
export const dayCosts = [
  dayCost("thrifty", "Thrifty", "inn", innRate[0], least),
  dayCost("middle", "Middle", "mid-range hotel", usualRate(hotelRates["Mid-Range"]), middle),
  dayCost("comfort", "Comfort", "upscale hotel", usualRate(hotelRates.Upscale), most),
];

const halfRoomRow = { id: "halfRoom", label: "Half a room" } as const;
const budgetLabel = "Meals, rides, fees";

/** How a table prints `dayCosts`. */
export const dayCostRows = [
  halfRoomRow,
  { id: "budget", label: budgetLabel },
  { id: "total", label: "A night and a day", isTotal: true },
] as const;

const rooms = dayCosts.map(({ name, room, roomPrice }) => `${name}: ${room} at ${priceText(roomPrice)}.`);
export const dayCostsNote = [
  ...rooms,
  `In ${peakSeasonText} the room costs ${peakSurchargeText} more.`,
  `A taxi for the whole day adds ${taxiDayText}, shared by everyone in it.`,
].join(" ");

/** Cheapest first. Only comfort includes a taxi. */
// Source: an estimate of the guide, from its own prices.
export const tripCosts = dayCosts.map((day) => {
  const { ride, fare } = rideOf(day.id);
  return { ...tripCost(day, fare, day.id === "comfort" ? taxiDayPesos : undefined), ride };
});

/** How a table prints `tripCosts`. */
export const tripCostRows = [
  { id: "bus", label: "Bus, both ways" },
  halfRoomRow,
  { id: "twoDays", label: budgetLabel },
  { id: "halfTaxi", label: "Half a hired taxi" },
  { id: "total", label: "Total per person", isTotal: true },
  { id: "extraNight", label: "Each extra night" },
] as const;

const choices = tripCosts.map(
  ({ name, ride, room, roomPrice }) => `${name}: ${ride}, ${room} at ${priceText(roomPrice)}.`,
);
// Source: specification; counters, SPOT.ph, July 13, 2023.
export const tripCostNote = [
  ...choices,
  "The taxi is hired for one day.",
  "Traveling alone? You pay for the whole room and the whole taxi.",
  `In ${peakSeasonText} rooms cost ${peakSurchargeText} more.`,
  "Counter fares may be higher.",
].join(" ");

/** Pesos for a day in town. A student and a child spend the least, other adults the middle. */
// Source: an estimate of the guide, from the daily budget of the specification.
const dayInTown = { student: least, couple: 2 * middle, family: 2 * middle + 2 * least };
export const dayInTownText = [
  `${priceText(dayInTown.student)} for a student,`,
  `${priceText(dayInTown.couple)} for a couple,`,
  `${priceText(dayInTown.family)} for a family of four (${priceText(dayInTown.student)} for each child):`,
  "meals, rides and fees, by our estimate.",
].join(" ");

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
