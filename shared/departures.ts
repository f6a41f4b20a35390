import { format12Hour } from "./clock.ts";

const minutesInDay = 1440;

/** As much of a departure as it takes to choose among departures. */
interface Departure {
  /** The terminal that it leaves from. */
  readonly originId: string;
  /** Minutes after midnight. */
  readonly minutes: number;
}

/** The departures from one terminal, or all of them, in the order given. */
export function departuresFrom<Entry extends Departure>(
  entries: readonly Entry[],
  origin: Entry["originId"] | "all",
): readonly Entry[] {
  return origin === "all" ? entries : entries.filter(({ originId }) => originId === origin);
}

/** The departures from one minute of the day up to, but not including, another. */
export function departuresBetween<Entry extends Departure>(
  entries: readonly Entry[],
  from: number,
  to: number,
): readonly Entry[] {
  return entries.filter(({ minutes }) => minutes >= from && minutes < to);
}

/** The next of a terminal's departures. */
export interface NextDeparture {
  /** Its time in minutes after midnight. */
  minutes: number;
  /** How many minutes remain until then. */
  wait: number;
  /** The last bus of today has left: this is the first of tomorrow. */
  isTomorrow: boolean;
}

/**
 * The first departure at or after a minute of the day; after the last one, the first of the next day.
 * @param times departures in minutes after midnight, in order.
 * @returns undefined when there are no departures at all.
 */
export function nextDeparture(times: readonly number[], now: number): NextDeparture | undefined {
  const today = times.find((minutes) => minutes >= now);
  if (today !== undefined) {
    return { minutes: today, wait: today - now, isTomorrow: false };
  }
  const [first] = times;
  return first === undefined
    ? undefined
    : { minutes: first, wait: first + minutesInDay - now, isTomorrow: true };
}

/** A wait in words: "now", "in 1 minute", "in 2 hours 5 minutes". */
export function waitText(wait: number): string {
  if (wait === 0) {
    return "now";
  }
  const hours = Math.floor(wait / 60);
  const parts = [
    [hours, "hour"],
    [wait % 60, "minute"],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? "" : "s"}`);
  return `in ${words.join(" ")}`;
}

/**
 * When to be at the terminal: "12:30 AM", or "11:30 PM the evening before".
 * @param departure in minutes after midnight.
 * @param arriveEarly "30 minutes"; of a range, such as "20–30 minutes", the longer time is safe.
 * @throws Error when that names no minutes, or a day or more.
 */
export function arriveByText(departure: number, arriveEarly: string): string {
  const early = Math.max(...(arriveEarly.match(/\d+/g) ?? []).map(Number));
  const arrival = departure - early;
  return arrival < 0 ? `${format12Hour(arrival + minutesInDay)} the evening before` : format12Hour(arrival);
}

/** How many of the departures leave from the chosen terminal, in words: "3 buses". */
export function busCount(entries: readonly Departure[], origin: string): string {
  const count = departuresFrom(entries, origin).length;
  return `${count} ${count === 1 ? "bus" : "buses"}`;
}
