import type { BoardDeparture, BusKind } from "../board.ts";
import { departuresFrom, earlyMinutes } from "../departures.ts";
import { discountedFare, type OperatorSlug } from "./operators.ts";
import type { TerminalId } from "./schema/terminals.ts";
import { origins, type ScheduleEntry, schedule, timetableOperators, untimedOperators } from "./timetable.ts";

/** What departures have in common, with the operator whose stripes they show. */
export interface OperatorBusKind extends BusKind {
  readonly operatorSlug: OperatorSlug;
}

/** A terminal on the departures board. */
export interface BoardTerminal {
  readonly id: TerminalId;
  readonly name: string;
  /** In time order. */
  readonly departures: readonly BoardDeparture<OperatorBusKind>[];
  readonly first: BoardDeparture<OperatorBusKind>;
  readonly last: BoardDeparture<OperatorBusKind>;
  /** How long it is from one bus to the next, rare exceptions apart: "about every hour". */
  readonly frequency: string;
}

/** Every operator and class of the timetable, each once. */
export const busKinds: readonly OperatorBusKind[] = timetableOperators.flatMap((operator) =>
  operator.fares.map(({ busType, price }) => ({
    operatorSlug: operator.slug,
    operator: operator.name,
    busType,
    fare: price,
    withId: `${discountedFare(price)} with ID`,
    early: earlyMinutes(operator.arriveEarly),
  })),
);

export const boardTerminals: readonly BoardTerminal[] = origins.map(({ id, name }) => {
  const departures = departuresFrom(schedule, id).map(boardDeparture);
  const first = departures.at(0);
  const last = departures.at(-1);
  if (!(first && last)) {
    throw new Error(`No bus leaves from "${id}". Only terminals in \`origins\` are on the board.`);
  }
  return {
    id,
    name,
    departures,
    first,
    last,
    frequency: frequencyOf(departures.map(({ minutes }) => minutes)),
  };
});

const trips = untimedOperators.reduce((sum, { tripsPerDay }) => sum + tripsPerDay, 0);

/** What the timetable holds and what it does not. A link to the companies follows. */
export const timetableScope = `${schedule.length} departures of ${timetableOperators.length} companies. ${untimedOperators.length} more companies run about ${trips} trips a day, at times not published here.`;

function boardDeparture({ id, minutes, operatorSlug, busType }: ScheduleEntry) {
  const kind = busKinds.find((one) => one.operatorSlug === operatorSlug && one.busType === busType);
  if (kind === undefined) {
    throw new Error(`The departure ${id} is of a class that busKinds lacks. Derive both from the timetable.`);
  }
  return { minutes, kind };
}

/** The gaps between departures that are not single exceptions, in words. */
function frequencyOf(times: readonly number[]): string {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const usual = gaps.filter((gap) => gaps.filter((other) => other === gap).length > 1);
  const shortest = Math.min(...usual);
  const longest = Math.max(...usual);
  if (shortest < longest) {
    return `every ${shortest}–${longest} minutes`;
  }
  return shortest === 60 ? "about every hour" : `about every ${shortest} minutes`;
}
