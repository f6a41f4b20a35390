/** What the departures board says, from a day of departures and a moment: plain functions, for server and browser. */
import { format12Hour, minutesInDay } from "./clock.ts";

/** Who asks from 5 PM on and rides before 4 AM calls that tonight, whatever the calendar says. */
const eveningBegins = 17 * 60;
const nightEnds = 4 * 60;

const noBreakSpace = "\u00a0";
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** What a row says of a departure in the night to come, and the longest of all tags. */
export const longestTag = "tonight, after midnight";

/** What departures of one operator and class have in common. */
export interface BusKind {
  /** Short name of the operator. */
  readonly operator: string;
  readonly busType: string;
  readonly fare: string;
  /** The fare for students, senior citizens and persons with disability: "₱396 with ID". */
  readonly withId: string;
  /** How long before departure passengers should be there, in minutes. */
  readonly early: number;
}

/** A bus, every day at the same time. */
export interface BoardDeparture<Kind extends BusKind = BusKind> {
  /** Minutes after midnight. */
  readonly minutes: number;
  readonly kind: Kind;
}

/** The texts of a row. */
export interface BoardLine {
  /** "in 12 min", or what else tells this departure from the others of its terminal. */
  readonly tag: string;
  /** "10:00". */
  readonly time: string;
  /** "AM" or "PM". */
  readonly half: string;
  readonly operator: string;
  readonly busType: string;
  readonly fare: string;
  readonly withId: string;
  /** "Arrives about 3–4 PM, be there by 9:30 AM". */
  readonly trip: string;
}

/** What the script of a board is told in the page, beside the departures of each terminal. */
export interface BoardData {
  readonly hours: TripHours;
  /** Each with the classes that show the stripes of its operator. */
  readonly kinds: readonly (BusKind & { readonly look: string })[];
}

/** A departure in the page: minutes since the one before, and the place of its kind among those of the board. */
export type DepartureJson = readonly [gap: number, kind: number];

/** The hours that a trip takes, the shortest and the longest. */
export type TripHours = readonly [from: number, to: number];

/** A minute of the day in Manila, and the day of the week it belongs to, from 0, Sunday. */
export interface Moment {
  readonly minutes: number;
  readonly weekday: number;
}

/** A departure that is still to come. */
export interface ComingDeparture<Kind extends BusKind = BusKind> extends BoardDeparture<Kind> {
  /** Minutes until it leaves: 0 in its own minute. */
  readonly wait: number;
}

/** The departures that come next, soonest first: those of today, then those of tomorrow. At most one day of them. */
export function comingDepartures<Kind extends BusKind>(
  departures: readonly BoardDeparture<Kind>[],
  now: number,
): readonly ComingDeparture<Kind>[] {
  return departures
    .map(({ minutes, kind }) => ({ minutes, kind, wait: (minutes - now + minutesInDay) % minutesInDay }))
    .sort((a, b) => a.wait - b.wait);
}

/** The row of a departure that is still to come. */
export function comingLine(departure: ComingDeparture, moment: Moment, hours: TripHours): BoardLine {
  const { wait, kind } = departure;
  const isTimeToBeThere = wait <= kind.early;
  return boardLine(departure, waitTag(departure, moment), hours, isTimeToBeThere);
}

/** The row of a departure on any day. */
export function boardLine(
  { minutes, kind: { operator, busType, fare, withId, early } }: BoardDeparture,
  tag: string,
  hours: TripHours,
  isTimeToBeThere = false,
): BoardLine {
  const [time = "", half = ""] = format12Hour(minutes).split(" ");
  const beThere = isTimeToBeThere ? "now" : `by ${timeInWords(minutes - early)}`;
  return {
    tag,
    time,
    half,
    operator,
    busType,
    fare,
    withId,
    trip: `Arrives about ${arrivalText(minutes, hours)}, be there ${beThere}`,
  };
}

/** When a departure is, as one says it: "now", "in 12 min", "tonight, after midnight", "tomorrow, Sunday". */
function waitTag({ minutes, wait }: ComingDeparture, { minutes: now, weekday }: Moment): string {
  if (wait === 0) {
    return "now";
  }
  const hours = Math.floor(wait / 60);
  if (hours > 0 && minutes < now) {
    const isTonight = now >= eveningBegins && minutes < nightEnds;
    return isTonight ? longestTag : `tomorrow, ${weekdays[(weekday + 1) % 7]}`;
  }
  const parts = [
    [hours, "h"],
    [wait % 60, "min"],
  ] as const;
  return `in ${parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${noBreakSpace}${unit}`)
    .join(" ")}`;
}

/** The time of arrival, from the earliest to the latest: "6–7 AM", "11:30 AM–12:30 PM". */
export function arrivalText(departure: number, [from, to]: TripHours): string {
  return timeRange(departure + from * 60, departure + to * 60);
}

/** From one time of day to another: "6–7 AM", "11 AM–noon". Takes minutes of other days too. */
export function timeRange(from: number, to: number): string {
  const earliest = timeInWords(from);
  const latest = timeInWords(to);
  const [hour, half] = earliest.split(noBreakSpace);
  // A word joiner keeps both ends in one line.
  return `${half && latest.endsWith(half) ? hour : earliest}–\u2060${latest}`;
}

/** A time of day without needless zeros: "9:30 AM", "7 AM", "noon", "midnight". Takes minutes of other days too. */
export function timeInWords(minutes: number): string {
  const ofDay = (minutes + minutesInDay) % minutesInDay;
  if (ofDay % 720 === 0) {
    return ofDay === 0 ? "midnight" : "noon";
  }
  return format12Hour(ofDay).replace(":00", "").replace(" ", noBreakSpace);
}
