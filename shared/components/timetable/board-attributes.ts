import { boardTerminals, busKinds, type OperatorBusKind } from "../../content/derived/board.ts";
import { busTravelHours } from "../../content/figures.ts";
import { type BoardDeparture, type BoardLine, boardLine } from "../../universal/board.ts";
import { type DepartureData, writeBoard } from "../../universal/board-data.ts";
import { attributeFor } from "../../universal/page-attributes.ts";
import { swatchOf } from "../text/OperatorName.tsx";

const board = writeBoard({
  hours: busTravelHours,
  kinds: busKinds.map(({ operatorSlug, ...kind }) => ({ ...kind, className: swatchOf(operatorSlug) })),
  terminals: boardTerminals.map(({ id, departures }) => ({
    id,
    departures: departures.map(
      ({ minutes, kind, hasUnknownStreet }, index): DepartureData => [
        minutes - (departures[index - 1]?.minutes ?? 0),
        busKinds.indexOf(kind),
        hasUnknownStreet ? 1 : 0,
      ],
    ),
  })),
});

/** For an element around all rows of a page. */
export const boardAttributes = attributeFor("board", board);

/** Returns the props of an element for each text of a departure. */
export function departureProps(departure: BoardDeparture<OperatorBusKind>, tag: string) {
  const line = boardLine(departure, tag, busTravelHours);
  const part = (name: keyof BoardLine) => ({ ...attributeFor("part", name), children: line[name] });
  return { part, operator: { ...part("operator"), className: swatchOf(departure.kind.operatorSlug) } };
}
