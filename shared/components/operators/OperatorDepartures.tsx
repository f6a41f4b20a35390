import { classLetter } from "../../content/derived/board.ts";
import { timetableTerminals } from "../../content/derived/terminals.ts";
import {
  halvesOf,
  operatorDepartures,
  type ScheduleEntry,
  timetableClasses,
} from "../../content/derived/timetable.ts";
import type { Operator } from "../../content/operators.ts";
import { patternNote } from "../../content/schedule-notes.ts";
import { clockParts } from "../../universal/clock.ts";
import { departuresFrom, entriesBetween } from "../../universal/departures.ts";
import { noBreakSpace } from "../../universal/keep-together.ts";
import { ClockTime } from "../text/ClockTime.tsx";
import { Scroll } from "../text/Scroll.tsx";
import styles from "./OperatorDepartures.module.css";

/**
 * An operator's day: two lines for each terminal, with six places on the clock, and a letter for each class that has one.
 */
export function OperatorDepartures({ operator: { slug } }: { readonly operator: Operator }) {
  const departures = operatorDepartures(slug);
  const halves = halvesOf(departures);
  const letters = timetableClasses(slug)
    .filter(({ busType }) => classLetter(busType))
    .map(({ busType }) => `${classLetter(busType)}:${noBreakSpace}${busType}`);
  const terminals = timetableTerminals
    .map(({ id, shortName }) => ({ id, shortName, entries: departuresFrom(departures, id) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Scroll>
      <div className={`stack ${styles.board}`} data-nosnippet="">
        <p className="fine">{[patternNote, letters.join(" · ")].join(" ")}</p>
        <div className={styles.axis} aria-hidden="true">
          {halves.map(({ name, slots }) => (
            <div key={name} className={styles.half}>
              <div className={styles.hours}>
                {slots.map(({ from }) => (
                  <span key={from}>{clockParts(from)[0]}</span>
                ))}
              </div>
            </div>
          ))}
        </div>
        {terminals.map(({ id, shortName, entries }) => (
          <div key={id}>
            <h3 className={styles.terminal} translate="no">
              {shortName} <small className="quiet">{`${entries.length} a day`}</small>
            </h3>
            <dl className={styles.day}>
              {halves.map((half) => (
                <div key={half.name} className={styles.half}>
                  <dt>{half.name}</dt>
                  <dd className={styles.hours}>
                    {half.slots.map(({ from, to }) => (
                      <span key={from}>
                        {entriesBetween(entries, from, to).map((entry) => (
                          <Departure key={entry.id} entry={entry} />
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Scroll>
  );
}

function Departure({ entry: { minutes, busType } }: { readonly entry: ScheduleEntry }) {
  const letter = classLetter(busType);
  return (
    <span>
      <ClockTime minutes={minutes} bare />
      {letter && (
        <sup>
          <abbr title={busType}>{letter}</abbr>
        </sup>
      )}{" "}
    </span>
  );
}
