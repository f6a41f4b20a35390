/** What components write into a page for client/board.ts, and how the script finds it. */
import type { BoardDeparture, BoardLine, BusKind, TripHours } from "./board.ts";

/** `className`: the operator's stripes. */
type StripedKind = BusKind & { readonly className: string };

interface BoardData {
  readonly hours: TripHours;
  readonly kinds: readonly StripedKind[];
  readonly terminals: readonly {
    readonly id: string;
    readonly departures: readonly DepartureData[];
  }[];
}

/** Minutes since the previous departure (small numbers compress well), then the index of its kind. */
export type DepartureData = readonly [gap: number, kind: number, unknownStreet: 0 | 1];

export interface TerminalDepartures {
  readonly id: string;
  readonly departures: readonly BoardDeparture<StripedKind>[];
}

/** The attribute of an element around all rows. */
export function boardHook(data: BoardData) {
  return { "data-board": JSON.stringify(data) };
}

/** Returns what `boardHook` wrote, if the page has a board. */
export function readBoard() {
  const board = document.querySelector<HTMLElement>("[data-board]");
  if (!board) {
    return;
  }
  const { hours, kinds, terminals }: BoardData = JSON.parse(board.dataset.board ?? "");
  return {
    hours,
    terminals: terminals.map(({ id, departures }): TerminalDepartures => {
      let minutes = 0;
      return {
        id,
        departures: departures.flatMap(([gap, kindIndex, unknownStreet]) => {
          minutes += gap;
          const kind = kinds[kindIndex];
          return kind ? { minutes, kind, hasUnknownStreet: unknownStreet === 1 } : [];
        }),
      };
    }),
  };
}

/** The attribute of a row, which shows a departure from a terminal. */
export const rowHook = (terminalId: string) => ({ "data-row": terminalId });
export const rowsOf = (terminalId: string) => document.querySelectorAll(`[data-row="${terminalId}"]`);

/** The attributes of an element whose only child is a text of a line. */
export const partHook = (name: keyof BoardLine) => ({ "data-part": name });
export const partOf = (row: Element, name: string) => row.querySelector(`[data-part="${name}"]`);

/** The attribute of the clock. */
export const clockHook = { "data-clock": "" };
export const clockOf = () => document.querySelector("[data-clock]");
