import { classLetter } from "../../content/derived/board.ts";
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
/** The places of half a day, each for the departures of two hours. */
const slots = [0, 2, 4, 6, 8, 10] as const;

/**
 * An operator's day: a row for each terminal, with a place for every two hours, and a letter for each class that has one.
 */
export function OperatorDepartures({ operator: { slug } }: { readonly operator: Operator }) {
  const departures = operatorDepartures(slug);
  const classes = timetableOperators.find((other) => other.slug === slug)?.fares ?? [];
  const letters = classes
    .filter(({ busType }) => classLetter(busType))
    .map(({ busType }) => `${classLetter(busType)}:${noBreakSpace}${busType}`);
  const terminals = origins
    .map(({ id, name }) => ({ id, name, entries: departuresFrom(departures, id) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Scroll>
      <table className={styles.times} data-nosnippet="">
        <caption className="fine">{[patternNote, letters.join(" · ")].join(" ")}</caption>
        <thead>
          <tr>
            {halves.map((half) => (
              <th key={half} scope="col">
                <div className={styles.hours}>
                  {slots.map((hour) => (
                    <span key={hour} aria-hidden={hour > 0}>
                      {hour === 0 ? half : hour}
                    </span>
                  ))}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {terminals.map(({ id, name, entries }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={2} translate="no">
                {name} <small className="quiet">{`${entries.length} a day`}</small>
              </th>
            </tr>
            <tr>
              {halves.map((half, index) => (
                <td key={half}>
                  <div className={styles.hours}>
                    {slots.map((hour) => (
                      <span key={hour}>
                        {entriesBetween(entries, (hour + 12 * index) * 60, (hour + 12 * index + 2) * 60).map(
                          (entry) => (
                            <Departure key={entry.id} entry={entry} />
                          ),
                        )}
                      </span>
                    ))}
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </Scroll>
  );
}

function Departure({ entry: { minutes, busType } }: { readonly entry: ScheduleEntry }) {
  const letter = classLetter(busType);
  return (
    <span>
      <ClockTime minutes={minutes} bare />
      {letter && <abbr title={busType}>{letter}</abbr>}{" "}
    </span>
  );
}
