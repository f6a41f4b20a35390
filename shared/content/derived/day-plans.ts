import { parse12Hour } from "../../universal/clock.ts";
import { entriesBetween } from "../../universal/departures.ts";
import { destinations } from "../destinations.ts";
import { jeepneyText } from "../figures.ts";
import { priceText } from "../formulas/amounts.ts";
import { walkingMinutes } from "../formulas/distances.ts";
import { firstOf } from "../formulas/lists.ts";
import type { DayPlan, Stop } from "../schema/day-plans.ts";
import type { Destination } from "../schema/destinations.ts";
import type { Amount } from "../schema/values.ts";
import { type PartOfDay, partsOfDay } from "./parts-of-day.ts";
import { cityCenter, placeById, taxiFare } from "./places.ts";

type Leg = NonNullable<Stop["leg"]>;

export type PlannedStop = ReturnType<typeof plannedStops>[number];

/**
 * The stops of a plan, with names, days (from 1) and the way to each.
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
    return {
      ...stop,
      name,
      text: textWithDirections(stop, isNextDay || index === 0),
      at,
      day,
      picture: stop.picture ? `day/${stop.picture}` : `places/${stop.place}`,
      minutes: parse12Hour(stop.time),
      minutesOnFoot,
      minutesOfLeg: minutesOnFoot ?? rideOf(stop, previous),
    };
  });
}

/** The days of a plan, each with the parts that have stops. */
export function daysOf(plan: DayPlan) {
  const stops = plannedStops(plan);
  const days = [...new Set(stops.map(({ day }) => day))];
  return days.map((day) => {
    const stopsOfDay = stops.filter((stop) => stop.day === day);
    const parts = partsOfDay.map((part) => ({ part, stops: entriesBetween(stopsOfDay, part.from, part.to) }));
    return { day, parts: parts.filter((part) => part.stops.length > 0) };
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

function rideOf(stop: Stop, previous: Stop | undefined): Amount | undefined {
  const line = destinationAt(stop)?.jeepney ?? destinationAt(previous)?.jeepney;
  return stop.leg?.minutes ?? (stop.leg?.by === "jeepney" ? line?.ride : undefined);
}

/** The text of a stop, after what to know of the way: "Walk up the stair.", "Jeepney, ₱12–₱15.", "Taxi by the meter." */
function textWithDirections(stop: Stop, isFirstOfDay: boolean): string {
  const directions = stop.leg && directionsOf(stop.leg, destinationAt(stop), isFirstOfDay);
  return directions ? `${directions} ${stop.text}` : stop.text;
}

function directionsOf({ by, note }: Leg, to: Destination | undefined, isFirstOfDay: boolean) {
  switch (by) {
    case "foot":
      return note && `Walk ${note}.`;
    case "jeepney":
      return to?.jeepney
        ? `Jeepney ${to.jeepney.signs} from ${to.jeepney.boardAt}, ${jeepneyText}.`
        : `Jeepney, ${jeepneyText}.`;
    case "taxi":
      // Taxi fares are known only from the center, where visitors start the day.
      return isFirstOfDay && to
        ? `Taxi, ${priceText(taxiFare(cityCenter.location, to.location))} from ${cityCenter.name}.`
        : `Taxi ${note ?? "by the meter"}.`;
    default:
      return by satisfies never;
  }
}
