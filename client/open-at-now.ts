import { manilaMinutes } from "../shared/clock.ts";
import { minutesOfId } from "../shared/departures.ts";

/**
 * Opens the timetable at the next departure: moves those that have left today to its end, behind a rule that
 * is hidden until then. Does nothing once the page was scrolled, or where the address names a place outside
 * the board.
 * @param table its departures in time order, in groups.
 * @param rule the hidden group at its end.
 */
export function openAtNow(table: HTMLTableElement, rule: HTMLElement): void {
  const now = manilaMinutes(new Date());
  const target = document.querySelector(":target");
  if (scrollY > 0 || (target && !target.closest("[data-board]"))) {
    return;
  }
  for (const group of table.querySelectorAll<HTMLElement>("tbody[id]")) {
    const departures = departuresIn(group);
    const left = departures.filter(({ id }) => minutesOfId(id) < now);
    if (left.length > 0) {
      rule.hidden = false;
      table.append(left.length < departures.length ? splitOff(group, left) : group);
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
  for (const half of [group, other]) {
    half.dataset.origin = [...new Set(departuresIn(half).map(({ dataset }) => dataset.origin))].join(" ");
  }
  return other;
}

function departuresIn(group: HTMLElement): readonly HTMLElement[] {
  return Array.from(group.querySelectorAll<HTMLElement>("[id]"));
}
