import {
  type BoardData,
  type BoardDeparture,
  type BoardLine,
  boardLine,
  type DepartureJson,
  longestTag,
  type TripHours,
} from "../../board.ts";
import type { BoardTerminal, OperatorBusKind } from "../../content/derived/board.ts";
import { swatchOf } from "../operators/swatch.ts";

/** What a board shows. */
export interface BoardContent {
  readonly terminals: readonly BoardTerminal[];
  readonly kinds: readonly OperatorBusKind[];
  /** How long a trip takes. */
  readonly hours: TripHours;
}

/** What the script of a board is told, as JSON. */
export function boardJson({ kinds, hours }: BoardContent, ownClass: string): string {
  const data: BoardData = {
    hours,
    kinds: kinds.map(({ operatorSlug, ...kind }) => ({
      ...kind,
      look: `${ownClass} ${swatchOf(operatorSlug)}`,
    })),
  };
  return JSON.stringify(data);
}

/** The departures of a terminal as the script of its board reads them, as JSON. */
export function departuresJson(
  departures: readonly BoardDeparture<OperatorBusKind>[],
  { kinds }: BoardContent,
): string {
  const written = departures.map(
    ({ minutes, kind }, index): DepartureJson => [
      minutes - (departures[index - 1]?.minutes ?? 0),
      kinds.indexOf(kind),
    ],
  );
  return JSON.stringify(written);
}

/**
 * What an element has that holds a part of a line. What takes room alone is drawn by the style sheet, so that nobody
 * reads of a bus that there is not.
 */
export function partsOf(line: Partial<BoardLine>, isHidden: boolean) {
  return (name: keyof BoardLine) =>
    isHidden ? { "data-widest": line[name] } : { "data-part": name, children: line[name] };
}

/**
 * The longest text of each part. It stands unseen behind what is shown: so nothing moves, whatever the script writes
 * there and however wide the face is.
 */
export function widestLine({ terminals, hours }: BoardContent): BoardLine {
  const lines = terminals.flatMap(({ departures }) =>
    departures.map((departure) => boardLine(departure, longestTag, hours)),
  );
  const longest = (part: keyof BoardLine) =>
    lines.reduce((text, line) => (line[part].length > text.length ? line[part] : text), "");
  return {
    tag: longest("tag"),
    time: longest("time"),
    half: longest("half"),
    operator: longest("operator"),
    busType: longest("busType"),
    fare: longest("fare"),
    withId: longest("withId"),
    trip: longest("trip"),
  };
}
