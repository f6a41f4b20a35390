import {
  operatorDepartures,
  origins,
  type ScheduleEntry,
  timetableOperators,
} from "../../content/derived/timetable.ts";
import { joinWords } from "../../content/formulas/lists.ts";
import type { Operator } from "../../content/operators.ts";
import { patternNote } from "../../content/schedule-notes.ts";
import { departuresFrom } from "../../universal/departures.ts";
import { ClockTime } from "../timetable/ClockTime.tsx";
import styles from "./OperatorDepartures.module.css";

const halves = ["AM", "PM"] as const;

/**
 * An operator's day on the face of a clock: each row is an hour, before and after noon. Classes other than the
 * cheapest are marked with a letter.
 */
export function OperatorDepartures({ operator: { slug } }: { readonly operator: Operator }) {
  const departures = operatorDepartures(slug);
  const classes = timetableOperators.find((other) => other.slug === slug)?.fares ?? [];
  const [plain, ...marked] = classes.map(({ busType }) => busType);
  const terminals = origins
    .map(({ id, name }) => ({ id, name, entries: departuresFrom(departures, id) }))
    .filter(({ entries }) => entries.length > 0);
  const hours = [...new Set(departures.map(({ minutes }) => hourOf(minutes)))].toSorted((a, b) => a - b);
  return (
    <>
      <p>{`${joinWords(terminals.map(({ name, entries }) => `${entries.length} from ${name}`))}.`}</p>
      <div className="scroll">
        <table className={styles.times} data-nosnippet="">
          <caption className="fine">
            {[`No letter: ${plain}`, ...marked.map((busType) => `${busType[0]}: ${busType}`)].join(" · ")}
          </caption>
          <thead>
            <tr>
              {halves.map((half) => (
                <th key={half} scope="colgroup" colSpan={terminals.length}>
                  {half}
                </th>
              ))}
            </tr>
            <tr>
              {halves.map((half) =>
                terminals.map(({ id, name }) => (
                  <th key={half + id} scope="col" translate="no">
                    {name}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                {halves.map((half, index) =>
                  terminals.map(({ id, entries }) => (
                    <td key={half + id}>
                      {entries
                        .filter(({ minutes }) => Math.floor(minutes / 60) === hour + 12 * index)
                        .map((entry) => (
                          <Departure key={entry.id} entry={entry} plain={plain} />
                        ))}
                    </td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={`fine ${styles.note}`} data-nosnippet="">
        {patternNote}
      </p>
    </>
  );
}

/** The hour on a clock, with 0 for 12. */
function hourOf(minutes: number): number {
  return Math.floor(minutes / 60) % 12;
}

interface DepartureProps {
  readonly entry: ScheduleEntry;
  readonly plain: string | undefined;
}

function Departure({ entry: { minutes, busType }, plain }: DepartureProps) {
  return (
    <>
      <ClockTime minutes={minutes} bare />
      {busType !== plain && <abbr title={busType}>{busType[0]}</abbr>}
    </>
  );
}
