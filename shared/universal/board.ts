import { clockParts, minutesInDay } from "./clock.ts";
import { noBreakSpace, wordJoiner } from "./keep-together.ts";
import * as texts from "./script-texts.ts";

export interface BusKind {
  readonly operator: string;
  readonly busType: string;
  readonly fare: string;
  /** The fare for students, senior citizens and persons with disability: "₱396 with ID". */
  readonly withId: string;
  /** How long before departure passengers should be there, in minutes. */
  readonly early: number;
}

export interface BoardDeparture<Kind extends BusKind = BusKind> {
  /** Minutes after midnight. */
  readonly minutes: number;
  readonly kind: Kind;
  /** Whether the street where the company loads is unknown. */
  readonly hasUnknownStreet: boolean;
}

export interface BoardLine {
  /** "in 12 min". On the server, which does not know the time: "first bus". */
  readonly tag: string;
  /** "10:00". */
  readonly time: string;
  readonly half: string;
  readonly operator: string;
  readonly busType: string;
  readonly fare: string;
  readonly withId: string;
  /** "Be there by 9:30 AM". */
  readonly beThere: string;
  /** "Arrives 3–4 PM". */
  readonly trip: string;
}

export type TripHours = readonly [from: number, to: number];

interface ComingDeparture<Kind extends BusKind = BusKind> extends BoardDeparture<Kind> {
  /** Minutes until it leaves: 0 in the minute of departure. */
  readonly wait: number;
}

/** Returns the departures of the next 24 hours, the next one first. */
export function comingDepartures<Kind extends BusKind>(
  departures: readonly BoardDeparture<Kind>[],
  now: number,
): readonly ComingDeparture<Kind>[] {
  return departures
    .map((departure) => ({ ...departure, wait: (departure.minutes - now + minutesInDay) % minutesInDay }))
    .sort((a, b) => a.wait - b.wait);
}

/** Returns what the board shows of a departure. Once the reader should be there, it names the next one as well. */
export function comingLine(
  departure: ComingDeparture,
  later: readonly ComingDeparture[],
  hours: TripHours,
): BoardLine {
  const { wait, kind, hasUnknownStreet } = departure;
  const isLastCall = wait <= kind.early;
  const [next] = later;
  const tag =
    isLastCall && next ? texts.lastCallTag(waitText(wait), timeInWords(next.minutes)) : waitTag(wait);
  const line = boardLine(departure, tag, hours);
  const known = later.find((other) => !other.hasUnknownStreet);
  return {
    ...line,
    beThere: isLastCall ? texts.beThereNowText : line.beThere,
    trip: hasUnknownStreet && known ? texts.unknownStreetText(timeInWords(known.minutes)) : line.trip,
  };
}

export function boardLine(
  { minutes, kind: { operator, busType, fare, withId, early } }: BoardDeparture,
  tag: string,
  hours: TripHours,
): BoardLine {
  const [hour, minute, half] = clockParts(minutes);
  return {
    tag,
    time: `${hour}:${minute}`,
    half,
    operator,
    busType,
    fare,
    withId,
    beThere: texts.beThereText(timeInWords(minutes - early)),
    trip: texts.arrivesText(arrivalText(minutes, hours)),
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
  const times = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${noBreakSpace}${unit}`);
  return times.join(" ") || texts.nowTag;
}

/** Returns the range of arrival times as `keepTogether` would: "6–7 AM", "11:30 AM–12:30 PM". */
export function arrivalText(departure: number, [from, to]: TripHours): string {
  const [earliest, latest] = [wordsOf(departure + from * 60), wordsOf(departure + to * 60)];
  const isSameHalf = earliest[1] === latest[1];
  const start = isSameHalf ? `${earliest[0]}–${wordJoiner}` : `${earliest.join(noBreakSpace)}–`;
  return start + latest.join(noBreakSpace);
}

/** Formats a time briefly: "9:30 AM", "7 AM", "noon", "midnight". The minutes may be of the day before or after. */
export function timeInWords(minutes: number): string {
  return wordsOf(minutes).join(noBreakSpace);
}

function wordsOf(minutes: number): readonly [time: string, half?: string] {
  const ofDay = (minutes + minutesInDay) % minutesInDay;
  if (ofDay % (minutesInDay / 2) === 0) {
    return [ofDay === 0 ? "midnight" : "noon"];
  }
  const [hour, minute, half] = clockParts(ofDay);
  return [minute === "00" ? String(hour) : `${hour}:${minute}`, half];
}
