import { timetableTerminals } from "../../content/derived/terminals.ts";
import {
  classLetter,
  operatorDepartures,
  type ScheduleEntry,
  timetableClasses,
} from "../../content/derived/timetable.ts";
import type { Operator } from "../../content/operators.ts";
import { patternNote } from "../../content/schedule.ts";
import { clockParts, format24Hour, minutesInDay } from "../../time/clock.ts";
import { departuresFrom, entriesBetween } from "../../time/departures.ts";
import styles from "./OperatorDepartures.module.css";

const noon = minutesInDay / 2;

const halvesOfDay = [
  { name: "AM", from: 0, to: noon },
  { name: "PM", from: noon, to: minutesInDay },
];

/** An operator's departures by terminal, with a letter for each class that has one. */
export function OperatorDepartures({ operator: { slug } }: { readonly operator: Operator }) {
  const letters = timetableClasses(slug)
    .filter(({ busType }) => classLetter(busType))
    .map(({ busType }) => `${classLetter(busType)}:\u00a0${busType}`)
    .join(" · ");
  const terminals = timetableTerminals
    .map(({ id, shortName }) => ({ id, shortName, entries: departuresFrom(operatorDepartures(slug), id) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <div data-nosnippet="">
      <p className="note">{[patternNote, letters].filter(Boolean).join(" ")}</p>
      {terminals.map(({ id, shortName, entries }) => (
        <div key={id} className={styles.terminal}>
          <h3 className="plain-heading" translate="no">
            {shortName} <small className="muted">{`${entries.length} a day`}</small>
          </h3>
          <dl className="halves">
            {halvesOfDay
              .map((half) => ({ ...half, departures: entriesBetween(entries, half.from, half.to) }))
              .filter(({ departures }) => departures.length > 0)
              .map(({ name, departures }) => (
                <div key={name} className={styles.half}>
                  <dt className={`small bold muted ${styles.name}`}>{name}</dt>
                  <dd className={`amount ${styles.times}`}>
                    {departures.map((entry) => (
                      <LetteredTime key={entry.id} entry={entry} />
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

function LetteredTime({ entry: { minutes, busType } }: { readonly entry: ScheduleEntry }) {
  const [hour, minute] = clockParts(minutes);
  const letter = classLetter(busType);
  return (
    <span>
      <time dateTime={format24Hour(minutes)}>{`${hour}:${minute}`}</time>
      {letter && <sup className="muted">{letter}</sup>}{" "}
    </span>
  );
}
