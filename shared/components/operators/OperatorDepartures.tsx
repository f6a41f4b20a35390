import {
  operatorDepartures,
  origins,
  type ScheduleEntry,
  timetableOperators,
} from "../../content/derived/timetable.ts";
import type { Operator } from "../../content/operators.ts";
import { patternNote } from "../../content/schedule-notes.ts";
import { departuresFrom, entriesBetween } from "../../universal/departures.ts";
import { noBreakSpace } from "../../universal/keep-together.ts";
import { Scroll } from "../text/Scroll.tsx";
import { ClockTime } from "../timetable/ClockTime.tsx";
import styles from "./OperatorDepartures.module.css";

const halves = ["AM", "PM"] as const;
const hours = Array.from({ length: 12 }, (_, hour) => hour);

/**
 * An operator's day: two rows for each terminal, before and after noon, with a place for each hour. Classes other
 * than the cheapest are marked with a letter.
 */
export function OperatorDepartures({ operator: { slug } }: { readonly operator: Operator }) {
  const departures = operatorDepartures(slug);
  const classes = timetableOperators.find((other) => other.slug === slug)?.fares ?? [];
  const [plain, ...marked] = classes.map(({ busType }) => busType);
  const letters = [`No letter: ${plain}`, ...marked.map((busType) => `${busType[0]}: ${busType}`)];
  const terminals = origins
    .map(({ id, name }) => ({ id, name, entries: departuresFrom(departures, id) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Scroll>
      <table className={styles.times} data-nosnippet="">
        <caption className="fine">
          {`${patternNote} ${letters.join(" · ").replaceAll(": ", `:${noBreakSpace}`)}`}
        </caption>
        <thead aria-hidden="true">
          <tr>
            <td />
            <td>
              <div className={styles.hours}>
                {hours.map((hour) => (
                  <span key={hour}>{hour || 12}</span>
                ))}
              </div>
            </td>
          </tr>
        </thead>
        {terminals.map(({ id, name, entries }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={2} translate="no">
                {name} <small className="quiet">{`${entries.length} a day`}</small>
              </th>
            </tr>
            {halves.map((half, index) => (
              <tr key={half}>
                <th scope="row">{half}</th>
                <td>
                  <div className={styles.hours}>
                    {hours.map((hour) => (
                      <span key={hour}>
                        {entriesBetween(entries, (hour + 12 * index) * 60, (hour + 12 * index + 1) * 60).map(
                          (entry) => (
                            <Departure key={entry.id} entry={entry} plain={plain} />
                          ),
                        )}
                      </span>
                    ))}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Scroll>
  );
}

interface DepartureProps {
  readonly entry: ScheduleEntry;
  readonly plain: string | undefined;
}

function Departure({ entry: { minutes, busType }, plain }: DepartureProps) {
  return (
    <>
      <ClockTime minutes={minutes} bare />
      {busType !== plain && <abbr title={busType}>{busType[0]}</abbr>}{" "}
    </>
  );
}
