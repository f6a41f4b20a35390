import { classLetter } from "../../content/derived/board.ts";
import { halvesOf } from "../../content/derived/parts-of-day.ts";
import { timetableTerminals } from "../../content/derived/terminals.ts";
import { operatorDepartures, type ScheduleEntry, timetableClasses } from "../../content/derived/timetable.ts";
import type { Operator } from "../../content/operators.ts";
import { patternNote } from "../../content/schedule-notes.ts";
import { departuresFrom, entriesBetween } from "../../universal/departures.ts";
import { noBreakSpace } from "../../universal/keep-together.ts";
import { ClockTime } from "../text/ClockTime.tsx";
import styles from "./OperatorDepartures.module.css";

/** An operator's departures from each terminal, with a letter for each class that has one. */
export function OperatorDepartures({ operator: { slug } }: { readonly operator: Operator }) {
  const departures = operatorDepartures(slug);
  const halves = halvesOf(departures);
  const letters = timetableClasses(slug)
    .filter(({ busType }) => classLetter(busType))
    .map(({ busType }) => `${classLetter(busType)}:${noBreakSpace}${busType}`)
    .join(" · ");
  const terminals = timetableTerminals
    .map(({ id, shortName }) => ({ id, shortName, entries: departuresFrom(departures, id) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <div className={`stack ${styles.board}`} data-nosnippet="">
      <p className="fine">{[patternNote, letters].filter(Boolean).join(" ")}</p>
      {terminals.map(({ id, shortName, entries }) => (
        <div key={id}>
          <h3 className={styles.terminal} translate="no">
            {shortName} <small className="quiet">{`${entries.length} a day`}</small>
          </h3>
          <dl className={styles.day}>
            {halves.map(({ name, from, to }) => (
              <div key={name} className={styles.half}>
                <dt>{name}</dt>
                <dd className={styles.times}>
                  {entriesBetween(entries, from, to).map((entry) => (
                    <Departure key={entry.id} entry={entry} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function Departure({ entry: { minutes, busType } }: { readonly entry: ScheduleEntry }) {
  const letter = classLetter(busType);
  return (
    <span className={styles.departure}>
      <ClockTime minutes={minutes} bare />
      {letter && (
        <sup>
          <abbr title={busType}>{letter}</abbr>
        </sup>
      )}{" "}
    </span>
  );
}
