import { format12Hour } from "../shared/universal/clock.ts";
import { arriveByText, minutesOfId } from "../shared/universal/departures.ts";
import { shareTexts } from "../shared/universal/script-texts.ts";

/** A departure in words. */
interface DepartureText {
  /** "1:00 AM Genesis departure". */
  readonly name: string;
  /** Everything about it, for somebody who does not see the timetable. */
  readonly text: string;
}

/** How long before departure passengers should be there: "30 minutes", by the operator's short name. */
export type ArriveEarly = Readonly<Record<string, string>>;

/** Reads a departure from its row of the timetable, so that the scripts hold no facts. */
export function readDeparture(row: HTMLTableRowElement, early: ArriveEarly): DepartureText {
  const [, operator = "", origin = "", destination = "", busType = "", fare = ""] = Array.from(
    row.cells,
    (cell) => cell.textContent.trim(),
  );
  const minutes = minutesOfId(row.id);
  const time = format12Hour(minutes);
  const arriveBy = arriveByText(minutes, early[operator] ?? "");
  const departure = { time, operator, origin, destination, busType, fare, arriveBy };
  return { name: shareTexts.name(departure), text: shareTexts.text(departure) };
}
