import { parse12Hour } from "../../time/clock.ts";
import { walkingMinutes } from "../../values/distances.ts";
import { firstOf, lastOf } from "../../values/lists.ts";
import { dayPlans } from "../day-plans.ts";
import { destinations } from "../destinations.ts";
import type { DayPlan, Stop } from "../schema/day-plans.ts";
import { type CityPlace, placeById } from "./places.ts";
import { entriesBetween, partsOfDay } from "./timetable.ts";

export type Plan = ReturnType<typeof planOf>;

export const plans = dayPlans.map(planOf);

/** @throws Error if a place is missing, or if the plan visits no destination. */
export function planOf(plan: DayPlan) {
  const stops = stopsOf(plan);
  const days = [...new Set(stops.map(({ day }) => day))].map((day) => {
    const own = stops.filter((stop) => stop.day === day);
    const parts = partsOfDay.map((part) => ({ part, stops: entriesBetween(own, part.from, part.to) }));
    return { day, parts: parts.filter((part) => part.stops.length > 0) };
  });
  const parts = days.flatMap((day) => day.parts);
  const sights = stops.flatMap(({ sight }) => sight ?? []);
  return {
    ...plan,
    stops,
    days,
    firstPart: firstOf(parts, `stops of the plan "${plan.id}"`).part,
    lastSight: lastOf(sights, `destinations in the plan "${plan.id}"`),
  };
}

/** The stops with their places and the ways there. */
function stopsOf({ id, stops }: DayPlan) {
  let day = 0;
  return stops.map((stop, index) => {
    const previous = stops[index - 1];
    const minutes = parse12Hour(stop.time);
    const isFirstOfDay = previous === undefined || minutes < parse12Hour(previous.time);
    day += isFirstOfDay ? 1 : 0;
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
      isFirstOfDay,
      picture: stop.picture ? `day/${stop.picture}` : `places/${stop.place}`,
      minutes,
      minutesOnFoot,
      minutesOfLeg: minutesOnFoot ?? minutesOfRide,
    };
  });
}

/** @throws Error if the place of the stop is on no map. */
function sightAt(stop: Stop | undefined) {
  const place = stop?.place === undefined ? undefined : placeById(stop.place);
  return destinations.find(({ id }) => id === place?.id);
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
