import { boardTerminals, busKinds, type OperatorBusKind } from "../../content/derived/board.ts";
import { busTravelHours } from "../../content/figures.ts";
import { keysOf, recordOf } from "../../content/formulas/records.ts";
import type { OperatorSlug } from "../../content/operators.ts";
import {
  type BoardData,
  type BoardDeparture,
  type BoardLine,
  boardLine,
  type DepartureJson,
} from "../../universal/board.ts";
import { widestTag } from "../../universal/script-texts.ts";
import { swatchOf } from "../text/OperatorName.tsx";

export function lineOf(departure: BoardDeparture, tag: string): BoardLine {
  return boardLine(departure, tag, busTravelHours);
}

/** The classes of an operator's name: the board's own, and those of the stripes. */
export function operatorClass(boardClass: string | undefined, operatorSlug?: OperatorSlug): string {
  return `${boardClass} ${swatchOf(operatorSlug)}`;
}

/** The data of client/board.ts, as JSON. */
export function boardJson(boardClass: string | undefined): string {
  const data: BoardData = {
    hours: busTravelHours,
    kinds: busKinds.map(({ operatorSlug, ...kind }) => ({
      ...kind,
      className: operatorClass(boardClass, operatorSlug),
    })),
  };
  return JSON.stringify(data);
}

/** A terminal's departures for client/board.ts, as JSON. */
export function departuresJson(departures: readonly BoardDeparture<OperatorBusKind>[]): string {
  const written = departures.map(
    ({ minutes, kind, hasUnknownStreet }, index): DepartureJson => [
      minutes - (departures[index - 1]?.minutes ?? 0),
      busKinds.indexOf(kind),
      hasUnknownStreet ? 1 : 0,
    ],
  );
  return JSON.stringify(written);
}

/** The props of an element for each part of a line, which client/board.ts rewrites. */
export function writtenParts(line: BoardLine) {
  return (name: keyof BoardLine) => ({ "data-part": name, children: line[name] });
}

/** The longest text of each part. Hidden behind the visible one, it reserves space in any font. */
const widestLine: BoardLine = boardTerminals
  .flatMap(({ departures }) => departures.map((departure) => lineOf(departure, widestTag)))
  .reduce((widest, line) =>
    recordOf(
      keysOf(line).map((part) => [part, line[part].length > widest[part].length ? line[part] : widest[part]]),
    ),
  );

/** The style sheet writes these texts, because screen readers would read hidden ones. */
export function reservedParts(name: keyof BoardLine) {
  return { "data-widest": widestLine[name] };
}
