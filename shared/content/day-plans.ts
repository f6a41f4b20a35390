import { parse12Hour } from "../clock.ts";
import { type CityPlace, cityCenter, placeById } from "./city-map.ts";
import { destinations } from "./destinations.ts";
import { busTravelTime, jeepneyFare, nightMarketOpens, rainySeason } from "./figures.ts";
import { strawberrySeason } from "./foods.ts";
import type { DayPlan, Stop } from "./schema/day-plans.ts";
import type { Destination } from "./schema/destinations.ts";
import { walkingMinutes } from "./walking.ts";

/** Plans for a visit. Times of day are suggestions; each stop says what the rest of it comes from. */
export const dayPlans: readonly DayPlan[] = [
  {
    id: "one-day",
    heading: "One day in Baguio",
    // Source: our choice; the tours, museums.gov.ph.
    lead: "Off the night bus, up to the view before the fog, back down to the market. It is a full day: after a bad night, leave out the garden. On Mondays there are no tours of The Mansion.",
    stops: [
      {
        time: "4:30 AM",
        place: "bus-terminals",
        name: "Off the night bus",
        text: `The ride takes ${busTravelTime}. Wait here for the light, and buy the seat home at once.`,
        source: "figures",
      },
      {
        time: "6:30 AM",
        place: "session-road",
        name: "Breakfast on Session Road",
        way: { by: "foot", note: "downhill" },
        text: "Bakeries and cafés open one by one.",
        source: "proposal",
      },
      {
        time: "7:15 AM",
        place: "baguio-cathedral",
        way: { by: "foot", steps: 104, note: "up 104 steps" },
        text: "Twin towers and a rose window. Keep quiet during Mass.",
        cost: "Free",
        source: "reports",
      },
      {
        time: "8:20 AM",
        place: "mines-view-park",
        way: { by: "jeepney" },
        text: "The view over the old mines. In the mornings there is usually taho.",
        source: "visitors",
      },
      {
        time: "9:15 AM",
        place: "good-shepherd",
        way: { by: "foot" },
        text: "Ube jam from the convent. Expect a line.",
        source: "visitors",
      },
      {
        time: "10:30 AM",
        place: "the-mansion",
        way: { by: "foot", note: "or the jeepney back down" },
        text: "A tour of the museum, in a group of 20. Register ahead at museums.gov.ph.",
        cost: "Free",
        source: "reports",
      },
      {
        time: "12:00 PM",
        place: "botanical-garden",
        way: { by: "foot", note: "down the long stair of Wright Park" },
        text: "Highland huts, flowers and an old tunnel.",
        cost: "Small fee",
        source: "reports",
      },
      {
        time: "1:15 PM",
        place: "session-road",
        name: "Lunch on Session Road",
        way: { by: "jeepney" },
        text: "Sit down: the hills are behind you.",
        source: "proposal",
      },
      {
        time: "2:45 PM",
        place: "public-market",
        way: { by: "foot", note: "downhill" },
        text: "Brittle, coffee, greens. Buy berries last, and carry them by hand.",
        source: "proposal",
      },
      {
        time: "4:00 PM",
        place: "burnham-park",
        way: { by: "foot" },
        text: "Roses, orchids and bicycles. No boats: the lake closed on October 1, 2025.",
        cost: "Free",
        source: "reports",
      },
      {
        time: "7:00 PM",
        place: "night-market",
        name: "Dinner, then the night market",
        way: { by: "foot" },
        text: `Listed from ${nightMarketOpens}. Stalls fill up later: visitors’ reports give 8 or 9 PM. Keep your bag in front.`,
        cost: "Bring coins",
        source: "figures",
      },
      {
        time: "10:00 PM",
        place: "bus-terminals",
        name: "The bus home",
        way: { by: "foot", note: "uphill, with bags" },
        text: "Ask on arrival when the last trip leaves.",
        source: "proposal",
      },
    ],
  },
  {
    id: "two-days",
    heading: "Two days",
    // Source: our choice.
    lead: "The middle of town on foot, then the east at first light. An hour more or less does no harm.",
    stops: [
      {
        time: "12:00 PM",
        place: "bus-terminals",
        name: "Arrive",
        text: "Leave the bags where you sleep.",
        source: "proposal",
      },
      {
        time: "1:00 PM",
        place: "session-road",
        way: { by: "foot" },
        text: "Lunch, bookshops, second-hand clothes.",
        source: "proposal",
      },
      {
        time: "3:00 PM",
        place: "baguio-cathedral",
        way: { by: "foot", steps: 104, note: "up 104 steps" },
        text: "And the view over downtown.",
        cost: "Free",
        source: "reports",
      },
      {
        time: "4:00 PM",
        place: "burnham-park",
        way: { by: "foot" },
        text: "Gardens and bicycles. No boats for now.",
        cost: "Free",
        source: "reports",
      },
      {
        time: "5:15 PM",
        place: "public-market",
        way: { by: "foot" },
        text: "Usually closes about 7 PM.",
        source: "visitors",
      },
      {
        time: "8:00 PM",
        place: "night-market",
        way: { by: "foot" },
        text: "After dinner, when the row is full.",
        source: "reports",
      },
      {
        time: "6:30 AM",
        place: "mines-view-park",
        way: { by: "taxi", note: "by the meter" },
        text: "At its best within two hours of sunrise.",
        source: "proposal",
      },
      {
        time: "8:00 AM",
        place: "good-shepherd",
        way: { by: "foot" },
        text: "Usually opens about 8.",
        source: "visitors",
      },
      {
        time: "9:30 AM",
        place: "the-mansion",
        way: { by: "foot", note: "or the jeepney back down" },
        text: "No tours on Mondays.",
        cost: "Free",
        source: "reports",
      },
      {
        time: "11:15 AM",
        place: "botanical-garden",
        way: { by: "foot", note: "down the long stair of Wright Park" },
        text: "Then lunch.",
        cost: "Small fee",
        source: "reports",
      },
      {
        time: "2:00 PM",
        place: "camp-john-hay",
        way: { by: "taxi", note: "by the meter" },
        text: "Bell House, and trails under the pines.",
        source: "proposal",
      },
      {
        time: "5:00 PM",
        place: "bus-terminals",
        name: "The bus home",
        way: { by: "taxi", note: "by the meter" },
        text: "On a weekday, if you can.",
        source: "proposal",
      },
    ],
  },
  {
    id: "third-day",
    heading: "A third day",
    // Source: our choice.
    lead: "After the two days above: the valley of La Trinidad while it is cool, then the old houses on the hillside.",
    stops: [
      {
        time: "8:45 AM",
        place: "strawberry-farm",
        way: { by: "jeepney" },
        text: `Berries to pick, usually in ${strawberrySeason}, and stalls with flowers and vegetables.`,
        cost: "Free to look",
        source: "visitors",
      },
      {
        time: "11:00 AM",
        place: "tam-awan-village",
        way: { by: "taxi", note: "by the meter" },
        text: "Ifugao and Kalinga houses, and lunch: there is usually a café. The steps are steep.",
        cost: "Entrance fee",
        source: "visitors",
      },
      {
        time: "1:30 PM",
        place: "public-market",
        way: { by: "taxi", note: "by the meter" },
        text: "The last pasalubong.",
        source: "proposal",
      },
      {
        time: "4:00 PM",
        place: "bus-terminals",
        name: "The bus home",
        way: { by: "foot", note: "uphill, with bags" },
        text: "On a weekday, if you can: Sunday afternoons fill first.",
        source: "reports",
      },
    ],
  },
  {
    id: "rain",
    heading: "A day of rain",
    // Source: visitors’ reports of fog, steps and mud; Kennon Road, PTV, November 2024.
    lead: `For ${rainySeason}, or any gray day. Leave out Mines View in fog, the steps of Tam-awan and the mud of the strawberry fields, and stay off Kennon Road.`,
    weather: "rain",
    stops: [
      {
        time: "9:00 AM",
        place: "the-mansion",
        way: { by: "taxi", note: "by the meter" },
        text: "The first tour. Register ahead at museums.gov.ph.",
        cost: "Free",
        source: "reports",
      },
      {
        time: "11:00 AM",
        place: "baguio-cathedral",
        way: { by: "taxi", note: "usually to the door, at the back" },
        text: "Dry, with rain on the colored glass.",
        cost: "Free",
        source: "visitors",
      },
      {
        time: "12:00 PM",
        place: "session-road",
        name: "A long lunch",
        way: { by: "foot", steps: 104, note: "down 104 steps" },
        text: "On Session Road, where shops and bookshops are close.",
        source: "proposal",
      },
      {
        time: "2:00 PM",
        name: "BenCab Museum",
        way: { by: "taxi", minutes: "20–30 minutes", note: "to Asin Road" },
        text: "Last entry 5:30 PM, closed on Mondays. In town there is Museo Kordilyera, usually on the same days.",
        cost: "Entrance fee",
        source: "reports",
      },
      {
        time: "5:00 PM",
        place: "public-market",
        way: { by: "taxi", minutes: "20–30 minutes" },
        text: "The covered stalls.",
        source: "visitors",
      },
      {
        time: "8:00 PM",
        place: "night-market",
        way: { by: "foot" },
        text: "Only if the rain stops.",
        source: "proposal",
      },
    ],
  },
];

/** Stands under the plans. Source: how they were made. */
export const dayPlansNote =
  "Times are suggestions. Minutes on foot are measured on the map, with stops for breath; rides and taxi fares are estimates, and opening hours change.";

/** The words of the link to the plans. */
export const dayPlansLink = "Plans for one to three days, and rain";

type Way = NonNullable<Stop["way"]>;

/** The destinations at the ends of a way, where there are any, and whether it is the first of its day. */
interface Ends {
  readonly from: Destination | undefined;
  readonly to: Destination | undefined;
  readonly isMorning: boolean;
}

/** A stop with what is looked up and computed. */
export interface PlannedStop extends Stop {
  readonly name: string;
  /** When it begins, in minutes after midnight. */
  readonly minutes: number;
  /** The destination or landmark that it is at. */
  readonly at?: CityPlace;
  /** How to get there from the stop before, in words. */
  readonly wayText?: string;
  /** Minutes on foot from the stop before. */
  readonly minutesOnFoot?: number;
  /** 1, 2. */
  readonly day: number;
}

/**
 * The stops of a plan, with names, days and ways.
 * @throws Error when a stop has neither place nor name, or is walked to from or at a place that is on no map.
 */
export function plannedStops({ id, stops }: DayPlan): readonly PlannedStop[] {
  let day = 1;
  return stops.map((stop, index) => {
    const before = stops[index - 1];
    const isNextDay = before !== undefined && parse12Hour(stop.time) < parse12Hour(before.time);
    day += isNextDay ? 1 : 0;
    const ends = {
      from: destinationAt(before),
      to: destinationAt(stop),
      isMorning: isNextDay || before === undefined,
    };
    const at = stop.place === undefined ? undefined : placeById(stop.place);
    const name = stop.name ?? at?.name;
    if (name === undefined) {
      throw new Error(
        `The stop at ${stop.time} of the plan "${id}" has no name. Write its place or its name.`,
      );
    }
    const minutesOnFoot = stop.way?.by === "foot" ? walk(id, before, stop) : undefined;
    return {
      ...stop,
      name,
      minutes: parse12Hour(stop.time),
      day,
      ...(at && { at }),
      ...(minutesOnFoot !== undefined && { minutesOnFoot }),
      ...(stop.way && { wayText: wayText(stop.way, minutesOnFoot, ends) }),
    };
  });
}

function destinationAt(stop: Stop | undefined): Destination | undefined {
  return destinations.find(({ id }) => id === stop?.place);
}

function walk(plan: string, before: Stop | undefined, { time, place, way }: Stop): number {
  if (before?.place === undefined || place === undefined) {
    throw new Error(
      `The stop at ${time} of the plan "${plan}" is walked to, but one end of the walk is on no map. Write the place of both.`,
    );
  }
  const steps = way?.by === "foot" ? way.steps : undefined;
  return walkingMinutes(placeById(before.place).location, placeById(place).location, steps);
}

/** "Walk, 5 min, up 104 steps", "Jeepney, 10–20 minutes, ₱12–₱15". */
function wayText(way: Way, minutesOnFoot: number | undefined, ends: Ends): string {
  switch (way.by) {
    case "foot":
      return joined("Walk", `${minutesOnFoot} minutes`, way.note);
    case "jeepney": {
      const line = ends.to?.jeepney;
      const ride = way.minutes ?? line?.ride ?? ends.from?.jeepney?.ride;
      return joined(
        line ? `Jeepney “${line.sign}” from ${line.boardAt}` : "Jeepney",
        ride,
        jeepneyFare,
        way.note,
      );
    }
    case "taxi": {
      // Fares are told from the middle of the town, where one has slept.
      const fare = ends.isMorning && ends.to?.taxi && `about ${ends.to.taxi} from ${cityCenter.name}`;
      return joined("Taxi", way.minutes, fare || undefined, way.note);
    }
    default:
      return way satisfies never;
  }
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(", ");
}
