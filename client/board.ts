import {
  type BoardData,
  type BoardDeparture,
  type BoardLine,
  comingDepartures,
  comingLine,
  type DepartureJson,
  type TripHours,
} from "../shared/universal/board.ts";
import { format12Hour, manilaMinutes } from "../shared/universal/clock.ts";
import { departureId, departureMinutes } from "../shared/universal/departures.ts";
import { clockText } from "../shared/universal/script-texts.ts";
import { everyMinute } from "./every-minute.ts";

type Kind = BoardData["kinds"][number];

interface Terminal {
  /** "cubao", with which the ids of its rows in the timetable begin. */
  readonly id: string;
  readonly departures: readonly BoardDeparture<Kind>[];
  readonly section: Element;
}

/**
 * Fills the departures board with the next departures in Manila time, every minute. Each terminal shows as many
 * departures as it has rows.
 */
export function showBoard(): void {
  const board = document.querySelector<HTMLElement>("[data-board]");
  if (!board) {
    return;
  }
  // Board.tsx writes this attribute.
  const data: BoardData = JSON.parse(board.dataset.board ?? "");
  const terminals = Array.from(board.querySelectorAll<HTMLElement>("[data-departures]"), (section) =>
    readTerminal(section, data),
  );
  const clock = document.querySelector("[data-clock]");
  everyMinute((now) => {
    const minutes = manilaMinutes(now);
    const next = terminals.map((terminal) => fillTerminal(terminal, minutes, data.hours));
    updateTimetable(next, minutes);
    if (clock) {
      clock.textContent = clockText(format12Hour(minutes));
    }
  });
}

/** Writes the next departures of a terminal into its rows. Returns the id of the first one. */
function fillTerminal({ id, departures, section }: Terminal, now: number, hours: TripHours) {
  const coming = comingDepartures(departures, now);
  const rows = section.querySelectorAll("[data-row]");
  // The row between the first and the last bus lacks parts.
  const [template] = rows;
  for (const [index, row] of rows.entries()) {
    const departure = coming[index];
    if (template && departure) {
      const line = comingLine(departure, coming.slice(index + 1), hours);
      const fresh = createRow(template, line, departure.kind.className);
      setNext(fresh, index === 0);
      replaceRow(row, fresh);
    }
  }
  const [next] = coming;
  return next && departureId(id, next.minutes);
}

/** Replaces a row, and keeps the focus. Replacing an unchanged row would make a screen reader lose its place. */
function replaceRow(row: Element, fresh: Element): void {
  if (!fresh.isEqualNode(row)) {
    const hadFocus = row.contains(document.activeElement);
    row.replaceWith(fresh);
    if (hadFocus) {
      fresh.querySelector("a")?.focus({ preventScroll: true });
    }
  }
}

/** Marks the next departures in the timetable and on the plate, and dims those on the plate that have left. */
function updateTimetable(next: readonly (string | undefined)[], now: number): void {
  for (const row of document.querySelectorAll("[data-timetable] [id]")) {
    setNext(row, next.includes(row.id));
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-plate] a")) {
    const id = link.hash.slice(1);
    setNext(link, next.includes(id));
    link.toggleAttribute("data-left", departureMinutes(id) < now);
  }
}

function setNext(element: Element, isNext: boolean): void {
  if (isNext) {
    element.setAttribute("aria-current", "time");
  } else {
    element.removeAttribute("aria-current");
  }
}

/** Returns a copy of a row with other texts. Changing the row itself would count as a layout shift. */
function createRow(row: Element, line: BoardLine, className: string): Element {
  const fresh = document.importNode(row, true);
  fresh.setAttribute("data-live", "");
  for (const cell of fresh.querySelectorAll<HTMLElement>("[data-part]")) {
    cell.textContent = line[cell.dataset.part as keyof BoardLine]; // Board.tsx names each cell for its text.
    if (cell.dataset.part === "operator") {
      cell.className = className;
    }
  }
  return fresh;
}

function readTerminal(section: HTMLElement, { kinds }: BoardData): Terminal {
  const written: readonly DepartureJson[] = JSON.parse(section.dataset.departures ?? "");
  let minutes = 0;
  const departures = written.flatMap(([gap, kindIndex, unknownStreet]) => {
    minutes += gap;
    const kind = kinds[kindIndex];
    return kind ? { minutes, kind, hasUnknownStreet: unknownStreet === 1 } : [];
  });
  return { id: section.dataset.origin ?? "", departures, section };
}
