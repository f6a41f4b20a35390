/** The departures in a page, for client/board.ts. */
import type { BoardDeparture, BusKind, TripHours } from "./board.ts";

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

export function writeBoard(data: BoardData): string {
  return JSON.stringify(data);
}

/** The inverse of `writeBoard`. @throws Error if a departure is of an unknown kind. */
export function readBoard(text: string) {
  const { hours, kinds, terminals }: BoardData = JSON.parse(text);
  return {
    hours,
    terminals: terminals.map(({ id, departures }): TerminalDepartures => {
      let minutes = 0;
      return {
        id,
        departures: departures.map(([gap, kindIndex, unknownStreet]) => {
          minutes += gap;
          const kind = kinds[kindIndex];
          if (!kind) {
            throw new Error(`The board has no kind ${kindIndex}. Write it in board-attributes.ts.`);
          }
          return { minutes, kind, hasUnknownStreet: unknownStreet === 1 };
        }),
      };
    }),
  };
}
