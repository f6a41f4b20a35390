import { parse12Hour } from "../../time/clock.ts";
import { walkingMinutes } from "../../values/distances.ts";
import type { Amount } from "../../values/format.ts";
import { firstOf, lastOf } from "../../values/lists.ts";
import { dayPlans } from "../day-plans.ts";
import { destinations } from "../destinations.ts";
import type { DayPlan, Stop } from "../schema/day-plans.ts";
import type { Destination } from "../schema/destinations.ts";
import { type CityPlace, placeById } from "./places.ts";
import { entriesBetween, type PartOfDay, partsOfDay } from "./timetable.ts";

/** A stop with its place and the way there. */
export interface PlannedStop extends Omit<Stop, "picture"> {
  readonly name: string;
  readonly sight: Destination | undefined;
  /** Counted from 1. */
  readonly day: number;
  readonly isFirstOfDay: boolean;
  /** The path of its drawing below `shared/art`, without extension. */
  readonly picture: string;
  /** The time in minutes after midnight. */
  readonly minutes: number;
  readonly minutesOnFoot: number | undefined;
  /** How long the walk or ride takes, if known. */
  readonly minutesOfLeg: Amount | undefined;
}

interface PlannedDay {
  readonly day: number;
  /** The parts of the day that have stops. */
  readonly parts: readonly { readonly part: PartOfDay; readonly stops: readonly PlannedStop[] }[];
}

export interface Plan extends Omit<DayPlan, "stops"> {
  readonly stops: readonly PlannedStop[];
  readonly days: readonly PlannedDay[];
  readonly firstPart: PartOfDay;
  readonly lastSight: Destination;
}

export const plans = dayPlans.map(planOf);

/** @throws Error if a place is missing, or if the plan visits no destination. */
export function planOf(plan: DayPlan): Plan {
  const stops = stopsOf(plan);
  const days = [...new Set(stops.map(({ day }) => day))].map((day) => {
    const own = stops.filter((stop) => stop.day === day);
    const parts = partsOfDay.map((part) => ({ part, stops: entriesBetween(own, part.from, part.to) }));
    return { day, parts: parts.filter((part) => part.stops.length > 0) };
  });
  return {
    ...plan,
    stops,
    days,
    firstPart: firstOf(
      days.flatMap(({ parts }) => parts),
      `stops of the plan "${plan.id}"`,
    ).part,
    lastSight: lastOf(
      stops.flatMap(({ sight }) => sight ?? []),
      `destinations in the plan "${plan.id}"`,
    ),
  };
}

function stopsOf({ id, stops }: DayPlan): readonly PlannedStop[] {
  let day = 1;
  return stops.map((stop, index) => {
    const previous = stops[index - 1];
    const minutes = parse12Hour(stop.time);
    const isNextDay = previous !== undefined && minutes < parse12Hour(previous.time);
    day += isNextDay ? 1 : 0;
    const sight = sightAt(stop);
    const line = sight?.jeepney ?? sightAt(previous)?.jeepney;
    const minutesOfRide = stop.leg?.minutes ?? (stop.leg?.by === "jeepney" ? line?.ride : undefined);
    const minutesOnFoot =
      stop.leg?.by === "foot" ? walk(placeOf(previous, id), placeOf(stop, id)) : undefined;
    return {
      ...stop,
      name: stop.name ?? placeOf(stop, id).name,
      sight,
      day,
      isFirstOfDay: isNextDay || index === 0,
      picture: stop.picture ? `day/${stop.picture}` : `places/${stop.place}`,
      minutes,
      minutesOnFoot,
      minutesOfLeg: minutesOnFoot ?? minutesOfRide,
    };
  });
}

function sightAt(stop: Stop | undefined) {
  return destinations.find(({ id }) => id === stop?.place);
}

function placeOf(stop: Stop | undefined, plan: string): CityPlace {
  if (stop?.place === undefined) {
    throw new Error(
      `In the plan "${plan}", a stop without a name and both ends of a walk need a place. Add it at ${stop?.time ?? "the start"}.`,
    );
  }
  return placeById(stop.place);
}

function walk(from: CityPlace, to: CityPlace): number {
  return walkingMinutes(from.location, to.location, (from.stairSteps ?? 0) + (to.stairSteps ?? 0));
}
