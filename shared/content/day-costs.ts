import { dailyBudget, peakSeason, peakSurcharge, taxiDay } from "./figures.ts";
import { hotelRates, innRate } from "./stays.ts";

/** What a night and a day in the city cost one of two who share a room. All amounts in whole pesos. */
export interface DayCost {
  readonly id: string;
  /** "Thrifty". */
  readonly name: string;
  /** "Inn". */
  readonly room: string;
  /** Half of the room, for a night. */
  readonly bed: number;
  /** Meals, rides and entrance fees. */
  readonly budget: number;
  readonly total: number;
}

const [leastBudget, mostBudget] = ends(dailyBudget);

// Source: an estimate of the guide, from its own prices.
/** Three ways to spend a day, the cheapest first. */
export const dayCosts: readonly DayCost[] = [
  dayCost("thrifty", "Thrifty", "Inn", ends(innRate)[0], leastBudget),
  dayCost(
    "middle",
    "Middle",
    "Mid-range hotel",
    middleOf(hotelRates["Mid-Range"]),
    (leastBudget + mostBudget) / 2,
  ),
  dayCost("comfort", "Comfort", "Upscale hotel", middleOf(hotelRates.Upscale), mostBudget),
];

/** Stands above the sums. */
export const dayCostsNote = `A night and a day for one of two who share a room, without the bus. In ${peakSeason} the room costs ${peakSurcharge} more. A taxi for the whole day adds ${taxiDay} for all who ride in it.`;

/** An amount as the guide prints it: 3750 gives "₱3,750". */
export function priceText(amount: number): string {
  return `₱${amountText(amount)}`;
}

/** A whole number in groups of three digits: 3750 gives "3,750". The formats of Node take 16 ms to get ready. */
export function amountText(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

function dayCost(id: string, name: string, room: string, roomPrice: number, budget: number): DayCost {
  const bed = roomPrice / 2;
  return { id, name, room, bed, budget, total: bed + budget };
}

/** The two ends of a range in pesos: "₱1,500–₱3,000" gives 1500 and 3000. */
function ends(range: string): readonly [low: number, high: number] {
  const [low = 0, high = 0] = range.split("–").map((price) => Number(price.replace(/\D/g, "")));
  return [low, high];
}

/** The middle of a range, down to whole thousands. */
function middleOf(range: string): number {
  const [low, high] = ends(range);
  return Math.floor((low + high) / 2000) * 1000;
}
