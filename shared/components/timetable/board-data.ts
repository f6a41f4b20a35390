import { boardTerminals, busKinds, type OperatorBusKind } from "../../content/derived/board.ts";
import { busTravelHours } from "../../content/figures.ts";
import { type BoardDeparture, type BoardLine, boardLine } from "../../universal/board.ts";
import { boardHook, type DepartureData, partHook } from "../../universal/board-hooks.ts";
import { swatchOf } from "../text/OperatorName.tsx";

/** For an element around all rows of a page. */
export const boardData = boardHook({
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

/** Returns the props of an element for each text of a departure. */
export function partsOf(departure: BoardDeparture<OperatorBusKind>, tag: string) {
  const line = boardLine(departure, tag, busTravelHours);
  const part = (name: keyof BoardLine) => ({ ...partHook(name), children: line[name] });
  return { part, operator: { ...part("operator"), className: swatchOf(departure.kind.operatorSlug) } };
}
