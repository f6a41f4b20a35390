import { format24Hour } from "./clock.ts";

interface Departure {
  readonly originId: string;
  /** Minutes after midnight. */
  readonly minutes: number;
}

/** Returns the id of a departure and of its row: "pasay-1430". Only one bus leaves a terminal at a time. */
export function departureId(originId: string, minutes: number): string {
  return `${originId}-${format24Hour(minutes).replace(":", "")}`;
}

export function departuresFrom<Entry extends Departure>(
  entries: readonly Entry[],
  origin: Entry["originId"],
): readonly Entry[] {
  return entries.filter(({ originId }) => originId === origin);
}

/** Returns the entries from one minute of the day up to, but not including, another. */
export function entriesBetween<Entry extends Pick<Departure, "minutes">>(
  entries: readonly Entry[],
  from: number,
  to: number,
): readonly Entry[] {
  return entries.filter(({ minutes }) => minutes >= from && minutes < to);
}
