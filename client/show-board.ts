import { inManilaText } from "../shared/contract/script-texts.ts";
import {
  type BoardData,
  type BoardLine,
  departureId,
  departuresOf,
  upcomingDepartures,
  upcomingLine,
} from "../shared/time/board.ts";
import { format12Hour, manilaMinutes } from "../shared/time/clock.ts";

/** Fills the departures board with the next departures in Manila time, every minute. */
export function showBoard(): void {
  const board = document.querySelector<HTMLElement>("[data-board]");
  if (!board) {
    return;
  }
  // Not validated: shared/components/timetable/Board.tsx wrote it into this page.
  const data: BoardData = JSON.parse(board.dataset.board ?? "");
  const clock = document.querySelector("[data-clock]");
  everyMinute((now) => {
    const minutes = manilaMinutes(now);
    for (const terminal of data.terminals) {
      showDepartures(terminal, data, minutes);
    }
    if (clock) {
      clock.textContent = inManilaText(format12Hour(minutes));
    }
  });
}

/** Writes the next departures of a terminal into its rows, and marks them in the timetable and on the day sheet. */
function showDepartures({ id, buses }: BoardData["terminals"][number], data: BoardData, now: number): void {
  const departures = departuresOf(buses);
  const upcoming = upcomingDepartures(departures, now);
  for (const [index, row] of document.querySelectorAll(`[data-board-row="${id}"]`).entries()) {
    const departure = upcoming[index];
    if (departure) {
      const line = upcomingLine(departure, upcoming[index + 1], data.hours);
      markNext(row, index === 0);
      showLine(row, line, data.classNames[departure.operator] ?? "");
    }
  }
  for (const { minutes } of departures) {
    const anchor = `#${departureId(id, minutes)}`;
    for (const shown of document.querySelectorAll(`${anchor}, [href="${anchor}"]`)) {
      markNext(shown, minutes === upcoming[0]?.minutes);
      shown.toggleAttribute("data-departed", minutes < now);
    }
  }
}

/**
 * Replaces a row by a copy with the new texts, and keeps the focus. If the texts changed in place, browsers would count
 * their neighbors, which move, as layout shifts.
 */
function showLine(row: Element, line: BoardLine, operatorClass: string): void {
  const newRow = document.importNode(row, true);
  for (const [name, text] of Object.entries(line)) {
    newRow.querySelector(`[data-board-part="${name}"]`)?.replaceChildren(text);
  }
  newRow.querySelector('[data-board-part="operator"]')?.setAttribute("class", operatorClass);
  // Replacing an unchanged row would make a screen reader lose its place.
  if (newRow.isEqualNode(row)) {
    return;
  }
  const hadFocus = row.contains(document.activeElement);
  row.replaceWith(newRow);
  if (hadFocus) {
    newRow.querySelector("a")?.focus({ preventScroll: true });
  }
}

function markNext(element: Element, isNext: boolean): void {
  if (isNext) {
    element.setAttribute("aria-current", "time");
  } else {
    element.removeAttribute("aria-current");
  }
}

/**
 * Runs a function now, at the start of every minute, and when the page is hidden or visible again, because timers do
 * not run while a phone sleeps.
 */
function everyMinute(run: (now: Date) => void): void {
  let timer = 0;
  const tick = () => {
    const now = new Date();
    clearTimeout(timer);
    timer = window.setTimeout(tick, 60_000 - (now.getTime() % 60_000));
    run(now);
  };
  document.addEventListener("visibilitychange", tick);
  tick();
}
