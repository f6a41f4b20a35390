import * as texts from "../contract/script-texts.ts";
import { clockParts, format24Hour, minutesInDay, timeInWords } from "./clock.ts";

/** The buses of one operator and class from a terminal, which differ only in their times. */
export interface BusClass {
  readonly operator: string;
  readonly fare: string;
  /** The fare for students, senior citizens and persons with disability: "₱396 with ID". */
  readonly discounted: string;
  /** How long before departure passengers should be there. */
  readonly earlyMinutes: number;
  /** In minutes after midnight. */
  readonly times: readonly number[];
}

/** What a page with a board holds as JSON for client/show-board.ts. */
export interface BoardData {
  readonly hours: TripHours;
  /** The classes of each operator's name, by that name. */
  readonly classNames: Readonly<Record<string, string>>;
  readonly terminals: readonly { readonly id: string; readonly buses: readonly BusClass[] }[];
}

export type BoardDeparture = Omit<BusClass, "times"> & {
  /** Minutes after midnight. */
  readonly minutes: number;
};

type UpcomingDeparture = BoardDeparture & {
  /** Minutes until it leaves: 0 in the minute of departure. */
  readonly wait: number;
};

type TripHours = readonly [from: number, to: number];

/** Returns the id of a departure and of its row: "pasay-1430". Only one bus leaves a terminal at a time. */
export function departureId(originId: string, minutes: number): string {
  return `${originId}-${format24Hour(minutes).replace(":", "")}`;
}

/** Returns the departures of a day in time order. */
export function departuresOf<Buses extends BusClass>(classes: readonly Buses[]) {
  return classes
    .flatMap(({ times, ...busClass }) => times.map((minutes) => ({ ...busClass, minutes })))
    .sort((a, b) => a.minutes - b.minutes);
}

/** Returns the departures of the next 24 hours, the next one first. */
export function upcomingDepartures(
  departures: readonly BoardDeparture[],
  now: number,
): readonly UpcomingDeparture[] {
  return departures
    .map((departure) => ({ ...departure, wait: (departure.minutes - now + minutesInDay) % minutesInDay }))
    .sort((a, b) => a.wait - b.wait);
}

/** Returns what the board shows of a departure. Once the reader should be there, it also names the next one. */
export function upcomingLine(
  departure: UpcomingDeparture,
  next: BoardDeparture | undefined,
  hours: TripHours,
): BoardLine {
  const { wait, earlyMinutes } = departure;
  const isUrgent = wait <= earlyMinutes;
  const tag = isUrgent && next ? texts.urgentTag(waitText(wait), timeInWords(next.minutes)) : waitTag(wait);
  const line = boardLine(departure, tag, hours);
  return isUrgent ? { ...line, beThere: texts.beThereNowText } : line;
}

export type BoardLine = ReturnType<typeof boardLine>;

/** @param tag "in 12 min". On the server, which does not know the time: "first bus". */
export function boardLine(
  { minutes, operator, fare, discounted, earlyMinutes }: BoardDeparture,
  tag: string,
  hours: TripHours,
) {
  const [hour, minute, meridiem] = clockParts(minutes);
  return {
    tag,
    time: `${hour}:${minute}`,
    meridiem,
    operator,
    fare,
    discounted,
    beThere: texts.beThereText(timeInWords(minutes - earlyMinutes)),
    arrival: texts.arrivesText(arrivalTimes(minutes, hours)),
  };
}

/** Returns when a departure leaves: "now", "in 12 min", "in 1 h 10 min". */
function waitTag(wait: number): string {
  return wait === 0 ? texts.nowTag : texts.inTag(waitText(wait));
}

/** "now", "12 min", "3 h 30 min". */
function waitText(wait: number): string {
  const parts = [
    [Math.floor(wait / 60), "h"],
    [wait % 60, "min"],
  ] as const;
  const times = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}\u00a0${unit}`);
  return times.join(" ") || texts.nowTag;
}

/** Returns the range of arrival times: "6–7 AM", "11:30 AM–12:30 PM". */
export function arrivalTimes(departure: number, [from, to]: TripHours): string {
  const [earliest, latest] = [timeInWords(departure + from * 60), timeInWords(departure + to * 60)];
  return `${earliest}–${latest}`.replace(/\s(AM|PM)–(?=.+\1$)/, `–\u2060`);
}
