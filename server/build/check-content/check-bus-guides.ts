import { parse12Hour } from "../../../shared/clock.ts";
import type { BusService } from "../../../shared/content/getting-there.ts";
import { busTypes } from "../../../shared/content/operator.ts";
import { gaps } from "./fixed-figures.ts";
import type { GuideContent } from "./guide-content.ts";
import { isWithin, numbersIn } from "./numbers.ts";
import type { Finding } from "./problem.ts";

/** A guide's range of fares runs from regular to first class. Premium and luxury seats cost more. */
const coveredTypes = busTypes.slice(0, busTypes.indexOf("First Class") + 1);

/** What a bus guide says about a terminal is what the timetable shows. */
export function checkBusServices(content: GuideContent): readonly Finding[] {
  return content.gettingThere.busServices.flatMap((guide, index) => {
    const times = content.schedule.departureRows
      .filter(([, , terminal]) => terminal === guide.terminal)
      .map(([time]) => time);
    const place = (field: keyof BusService) => ["gettingThere", "busServices", index, field];
    return [
      [place("firstTrip"), tripMessage(guide.firstTrip, times.at(0), "first")],
      [place("lastTrip"), tripMessage(guide.lastTrip, times.at(-1), "last")],
      [place("frequency"), gapMessage(guide, times)],
      [place("fare"), fareMessage(guide, content)],
    ] satisfies readonly Finding[];
  });
}

function tripMessage(trip: string, departure: string | undefined, which: string): string | undefined {
  return departure === trip
    ? undefined
    : `The ${which} departure in schedule.ts is at ${departure ?? "no time"}, not ${trip}. Write the same time in both.`;
}

function gapMessage({ terminal, frequency }: BusService, times: readonly string[]): string | undefined {
  const band = gaps[terminal];
  for (const [index, time] of times.slice(1).entries()) {
    const before = times[index] ?? time;
    const gap = parse12Hour(time) - parse12Hour(before);
    if (band && (gap < band.low || gap > band.high)) {
      return `"${frequency}" is not so between ${before} and ${time}: ${gap} minutes. Keep ${band.low} to ${band.high} minutes between departures in schedule.ts.`;
    }
  }
  return undefined;
}

function fareMessage(
  { terminal, fare: range }: BusService,
  { schedule, operators }: GuideContent,
): string | undefined {
  const [low = 0, high = 0] = numbersIn(range);
  const outside = schedule.departureRows
    .filter(([, , origin, busType]) => origin === terminal && coveredTypes.includes(busType))
    .flatMap(([, slug, , busType]) =>
      operators.operatorBySlug[slug].fares.filter((fare) => (fare.scheduleType ?? fare.busType) === busType),
    )
    .find(({ price }) => !isWithin(price, { low, high }));
  return (
    outside && `A bus from here costs ${outside.price}, outside "${range}". Write a range that covers it.`
  );
}
