import { parse12Hour } from "../../universal/clock.ts";
import { destinations } from "../destinations.ts";
import { jeepneyFare } from "../figures.ts";
import { minutesText, priceText } from "../formulas/amounts.ts";
import { firstOf } from "../formulas/lists.ts";
import { walkingMinutes } from "../formulas/walking.ts";
import type { DayPlan, Stop } from "../schema/day-plans.ts";
import type { Destination } from "../schema/destinations.ts";
import type { Amount } from "../schema/texts.ts";
import { type PartOfDay, partsOfDay } from "./parts-of-day.ts";
import { cityCenter, placeById } from "./places.ts";
import { taxiFare } from "./taxi.ts";

type Leg = NonNullable<Stop["leg"]>;

/** The destinations at the ends of a leg, if any, and whether it is the first leg of its day. */
interface Ends {
  readonly from: Destination | undefined;
  readonly to: Destination | undefined;
  readonly isMorning: boolean;
}

export type PlannedStop = ReturnType<typeof plannedStops>[number];

/**
 * The stops of a plan, with names, days (from 1) and legs.
 * @throws Error when a stop has neither place nor name, or when one end of a walk is on no map.
 */
export function plannedStops({ id, stops }: DayPlan) {
  let day = 1;
  return stops.map((stop, index) => {
    const previous = stops[index - 1];
    const isNextDay = previous !== undefined && parse12Hour(stop.time) < parse12Hour(previous.time);
    day += isNextDay ? 1 : 0;
    const at = stop.place === undefined ? undefined : placeById(stop.place);
    const name = stop.name ?? at?.name;
    if (name === undefined) {
      throw new Error(
        `The stop at ${stop.time} of the plan "${id}" has no name. Write its place or its name.`,
      );
    }
    const minutesOnFoot = stop.leg?.by === "foot" ? walk(id, previous, stop) : undefined;
    const ends = {
      from: destinationAt(previous),
      to: destinationAt(stop),
      isMorning: isNextDay || previous === undefined,
    };
    return {
      ...stop,
      name,
      text: textWithJeepney(stop, ends.to?.jeepney),
      at,
      day,
      picture: stop.picture ? `day/${stop.picture}` : `places/${stop.place}`,
      minutes: parse12Hour(stop.time),
      minutesOnFoot,
      legText: stop.leg && legText(stop.leg, minutesOnFoot, ends),
    };
  });
}

/** The part of the day in which a plan begins. */
export function firstPartOf({ id, stops }: DayPlan): PartOfDay["id"] {
  const minutes = parse12Hour(firstOf(stops, `stops of the plan "${id}"`).time);
  const parts = partsOfDay.filter(({ from, to }) => from <= minutes && minutes < to);
  return firstOf(parts, "parts of the day").id;
}

/**
 * The last destination of a plan.
 * @throws Error when it has none.
 */
export function lastSightOf(plan: DayPlan): Destination {
  const sight = plan.stops.map(destinationAt).findLast((place) => place !== undefined);
  if (sight === undefined) {
    throw new Error(`The plan "${plan.id}" visits no destination. Give one of its stops a place.`);
  }
  return sight;
}

/** The total of a plan's walks, in minutes. */
export function minutesOnFoot(plan: DayPlan): number {
  return plannedStops(plan).reduce((sum, stop) => sum + (stop.minutesOnFoot ?? 0), 0);
}

function destinationAt(stop: Stop | undefined): Destination | undefined {
  return destinations.find(({ id }) => id === stop?.place);
}

function walk(plan: string, previous: Stop | undefined, { time, place }: Stop): number {
  if (previous?.place === undefined || place === undefined) {
    throw new Error(
      `The stop at ${time} of the plan "${plan}" is reached on foot, but one end of the walk has no place. Add it to both stops.`,
    );
  }
  const [from, to] = [placeById(previous.place), placeById(place)];
  return walkingMinutes(from.location, to.location, (from.stairSteps ?? 0) + (to.stairSteps ?? 0));
}

/** The text of a stop, after the sign of the jeepney to it and the place to board. */
function textWithJeepney({ leg, text }: Stop, jeepney: Destination["jeepney"]): string {
  return leg?.by === "jeepney" && jeepney ? `Take ${jeepney.signs} from ${jeepney.boardAt}. ${text}` : text;
}

/** "Walk, 5 minutes, up the stair", "Jeepney, 10–20 minutes, ₱12–₱15". */
function legText(leg: Leg, minutesOnFoot: number | undefined, { from, to, isMorning }: Ends): string {
  switch (leg.by) {
    case "foot":
      return joined("Walk", minutesOnFoot, undefined, leg.note);
    case "jeepney":
      return joined("Jeepney", leg.minutes ?? (to?.jeepney ?? from?.jeepney)?.ride, jeepneyFare, leg.note);
    case "taxi": {
      // Taxi fares are known only from the center, where visitors start the day.
      const fare =
        isMorning && to && `${priceText(taxiFare(cityCenter.location, to.location))} from ${cityCenter.name}`;
      return joined("Taxi", leg.minutes, fare || undefined, leg.note);
    }
    default:
      return leg.by satisfies never;
  }
}

function joined(name: string, minutes?: Amount, fare?: string, note?: string): string {
  const time = minutes === undefined ? undefined : minutesText(minutes);
  return [name, time, fare, note].filter((part) => part !== undefined).join(", ");
}
