import { addressedElement } from "../shared/islands/origin-address.ts";
import { manilaDay, manilaMinutes } from "../shared/universal/clock.ts";
import { minutesOfId } from "../shared/universal/departures.ts";
import { tomorrowMark } from "../shared/universal/script-texts.ts";
import { everyMinute } from "./every-minute.ts";

/**
 * Opens the timetable at the next departure: moves those that have left today to its end, behind a rule that
 * is hidden until then. When the day in Manila ends, does so for the new day, and the reader stays at the row
 * in the middle of the window. Does nothing where the page was scrolled before, except by loading it again,
 * or where the address names a place outside the board.
 */
export function openAtNow(): void {
  // Its departures in time order, in groups, and the hidden group at its end.
  const table = document.querySelector<HTMLTableElement>("[data-timetable]");
  const rule = table?.querySelector<HTMLElement>("tbody[hidden]");
  const [visit] = performance.getEntriesByType("navigation");
  // The browser scrolls a page that is loaded again to where these rows were.
  const isLoadedAgain = visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
  const addressed = addressedElement();
  const isElsewhere = (scrollY > 0 && !isLoadedAgain) || (addressed && !addressed.closest("[data-board]"));
  if (!table || !rule || isElsewhere) {
    return;
  }
  let day: number | undefined;
  everyMinute((now) => {
    const today = manilaDay(now);
    if (day === undefined) {
      moveDeparted(table, rule, now);
    } else if (today !== day) {
      keepPlace(() => {
        beginAtMidnight(table, rule);
        moveDeparted(table, rule, now);
      });
    }
    day = today;
  });
}

/** Moves the departures that have left today behind the rule, where headings say that they leave tomorrow. */
function moveDeparted(table: HTMLTableElement, rule: HTMLElement, now: Date): void {
  for (const group of table.querySelectorAll<HTMLElement>("tbody[id]")) {
    const departures = departuresIn(group);
    const left = departures.filter(({ id }) => minutesOfId(id) < manilaMinutes(now));
    if (left.length > 0) {
      rule.hidden = false;
      table.append(left.length < departures.length ? splitOff(group, left) : group);
    }
  }
  markTomorrow(table, rule);
}

/** Says in the headings behind the rule that their departures leave tomorrow, and in no other. */
function markTomorrow(table: HTMLTableElement, rule: HTMLElement): void {
  for (const mark of table.querySelectorAll("[data-tomorrow]")) {
    mark.remove();
  }
  for (const name of table.querySelectorAll("tbody[data-origin] b")) {
    if (rule.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING) {
      const mark = document.createElement("span");
      mark.dataset.tomorrow = "";
      mark.textContent = tomorrowMark;
      name.append(mark);
    }
  }
}

/** Moves departures of a group into a copy of it. @returns the copy, which has no id. */
function splitOff(group: HTMLElement, departures: readonly Element[]): HTMLElement {
  const other = group.cloneNode() as HTMLElement; // A clone has the type of its original.
  other.removeAttribute("id");
  const [heading] = group.children;
  if (heading) {
    other.append(heading.cloneNode(true));
  }
  other.append(...departures);
  nameOrigins(group);
  nameOrigins(other);
  return other;
}

/** Puts the departures before the rule, which have all left, behind the others again, and hides the rule. */
function beginAtMidnight(table: HTMLTableElement, rule: HTMLElement): void {
  for (const group of table.querySelectorAll("tbody[data-origin]")) {
    if (group.compareDocumentPosition(rule) & Node.DOCUMENT_POSITION_FOLLOWING) {
      table.append(group);
    }
  }
  rule.hidden = true;
  table.append(rule);
  const half = table.querySelector<HTMLElement>("tbody[data-origin]:not([id])");
  const other = half?.nextElementSibling;
  if (half && other instanceof HTMLElement) {
    half.append(...departuresIn(other));
    half.id = other.id;
    nameOrigins(half);
    other.remove();
  }
}

/** Scrolls as far as a change moves the row in the middle of the window. */
function keepPlace(change: () => void): void {
  const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("[data-timetable] tr");
  const top = () => row?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  scrollBy(0, top() - before);
}

/** Writes into a group which terminals its departures leave from. */
function nameOrigins(group: HTMLElement): void {
  group.dataset.origin = [...new Set(departuresIn(group).map(({ dataset }) => dataset.origin))].join(" ");
}

function departuresIn(group: HTMLElement): readonly HTMLElement[] {
  return Array.from(group.querySelectorAll<HTMLElement>("tr[id]"));
}
