import { format24Hour } from "./clock.ts";

/** The part of a departure that these functions need. */
interface Departure {
  /** The terminal that it leaves from. */
  readonly originId: string;
  /** Minutes after midnight. */
  readonly minutes: number;
}

/**
 * The id of a departure and of its row in the timetable: "pasay-1430". No terminal has two departures at one
 * time.
 */
export function departureId(originId: string, minutes: number): string {
  return `${originId}-${format24Hour(minutes).replace(":", "")}`;
}

/** The choice of all terminals, used in place of a terminal's id. */
export const allOrigins = "all";

/** The label of that choice. */
export const allOriginsName = "All Terminals";

/** "24 departures from Cubao"; without a terminal, "All 67 departures". */
export function departuresText(count: number, terminal: string | undefined): string {
  return terminal === undefined ? `All ${count} departures` : `${count} departures from ${terminal}`;
}

/** The anchor on the departures board that chooses a terminal: "from-pasay". */
export function boardAnchor<Id extends string>(originId: Id): `from-${Id}` {
  return `from-${originId}`;
}

/** The departures from one terminal, or all of them, in the order given. */
export function departuresFrom<Entry extends Departure>(
  entries: readonly Entry[],
  origin: Entry["originId"] | typeof allOrigins,
): readonly Entry[] {
  return origin === allOrigins ? entries : entries.filter(({ originId }) => originId === origin);
}

/** The entries from one minute of the day up to, but not including, another. */
export function entriesBetween<Entry extends Pick<Departure, "minutes">>(
  entries: readonly Entry[],
  from: number,
  to: number,
): readonly Entry[] {
  return entries.filter(({ minutes }) => minutes >= from && minutes < to);
}
