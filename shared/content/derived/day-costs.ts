import { dailyBudget, peakSeason, peakSurcharge, taxiDay } from "../figures.ts";
import { amountsOf, middleOf, priceText } from "../formulas/amounts.ts";
import { hotelRates, innRate } from "../stays.ts";

/** What a night and a day in the city cost each of two who share a room. All amounts are in whole pesos. */
export interface DayCost {
  readonly id: "thrifty" | "middle" | "comfort";
  /** "Thrifty". */
  readonly name: string;
  /** "Inn". */
  readonly room: string;
  /** Half the price of the room, for a night. */
  readonly bed: number;
  /** Meals, rides and entrance fees. */
  readonly budget: number;
  readonly total: number;
}

const [leastBudget, mostBudget] = amountsOf(dailyBudget);

/** Three ways to spend a day, the cheapest first. */
// Source: an estimate of the guide, from its own prices.
export const dayCosts: readonly DayCost[] = [
  dayCost("thrifty", "Thrifty", "Inn", amountsOf(innRate)[0], leastBudget),
  dayCost(
    "middle",
    "Middle",
    "Mid-range hotel",
    roundMiddleOf(hotelRates["Mid-Range"]),
    (leastBudget + mostBudget) / 2,
  ),
  dayCost("comfort", "Comfort", "Upscale hotel", roundMiddleOf(hotelRates.Upscale), mostBudget),
];

/** The rows of the table, in order. */
export const dayCostRows = [
  { id: "bed", label: "Half a room" },
  { id: "budget", label: "Meals, rides, fees" },
  { id: "total", label: "A night and a day", isTotal: true },
] as const;

/** Shown above the table. */
// Source: how the sums are made.
export const dayCostsLead = "For one of two who share a room, without the bus.";

/** Shown below the table: which rooms it counts, and what comes on top. */
// Source: specification.
export const dayCostsNote = `${dayCosts.map(({ name, room, bed }) => `${name}: ${room.toLowerCase()} at ${priceText(2 * bed)}.`).join(" ")} In ${peakSeason} the room costs ${peakSurcharge} more. A taxi for the whole day adds ${taxiDay} for all who ride in it.`;

function dayCost(id: DayCost["id"], name: string, room: string, roomPrice: number, budget: number): DayCost {
  const bed = roomPrice / 2;
  return { id, name, room, bed, budget, total: bed + budget };
}

/** The middle of a price range, rounded down to whole thousands. */
function roundMiddleOf(range: string): number {
  return Math.floor(middleOf(range) / 1000) * 1000;
}
