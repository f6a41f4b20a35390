import { boardingNames, otherOperatorCount } from "../../content/derived/operators.ts";
import { timetableTerminals } from "../../content/derived/terminals.ts";
import {
  classLetter,
  type Departure,
  departuresFrom,
  operatorDepartures,
  timetableClasses,
} from "../../content/derived/timetable.ts";
import { operatorTexts } from "../../content/operator-texts.ts";
import { type Operator, operators } from "../../content/operators.ts";
import { profileSections } from "../../content/pages.ts";
import { timetableOperators, timetableTexts } from "../../content/timetable.ts";
import { boardAnchor } from "../../contract/origins.ts";
import { paths } from "../../paths.ts";
import { clockParts, format24Hour } from "../../time/clock.ts";
import { joinWords, unitText } from "../../values/format.ts";
import styles from "./OperatorDepartures.module.css";

/** An operator's departures, or why they are unknown, and the way to those of others. */
export function OperatorDepartures({ operator }: { readonly operator: Operator }) {
  const { earlyMinutes } = operator;
  const { id, heading } = profileSections(operator).departures;
  const main = timetableTerminals.find((terminal) => terminal.id === operator.terminals[0].terminal);
  const timed = timetableOperators.includes(operator);
  const count = otherOperatorCount(operator, operators);
  const others = `This guide lists ${count} other ${count === 1 ? "company" : "companies"} from ${joinWords(boardingNames(operator))}.`;
  return (
    <section id={id} className="dark">
      <div className="wrap part stack close">
        <div className="row">
          <h2 className="small-heading">{heading}</h2>
          <b className={styles.early}>{`Be there ${unitText(earlyMinutes, "minutes")} before departure.`}</b>
        </div>
        {timed && <TimesByTerminal slug={operator.slug} />}
        <p>
          {`${timed ? others : operatorTexts.noTimes(operator)} `}
          <a
            className="tap-inline"
            href={main ? `${paths.schedules}#${boardAnchor(main.id)}` : paths.schedules}
          >
            {`Other buses ${main ? `from ${main.shortName}` : "to Baguio"}`}
          </a>
        </p>
      </div>
    </section>
  );
}

/** Departures by terminal, with a letter for each class that has one. */
function TimesByTerminal({ slug }: Pick<Operator, "slug">) {
  const letters = timetableClasses(slug)
    .filter(({ busType }) => classLetter(busType))
    .map(({ busType }) => `${classLetter(busType)}:\u00a0${busType}`)
    .join(" · ");
  const terminals = timetableTerminals
    .map(({ id, shortName }) => ({ id, shortName, departures: departuresFrom(operatorDepartures(slug), id) }))
    .filter(({ departures }) => departures.length > 0);
  return (
    <div data-nosnippet="">
      <p className="note">{[timetableTexts.pattern, letters].filter(Boolean).join(" ")}</p>
      {terminals.map(({ id, shortName, departures }) => (
        <div key={id} className={styles.terminal}>
          <h3 className="plain-heading" translate="no">
            {shortName} <small className="note">{`${departures.length} a day`}</small>
          </h3>
          <dl className="halves">
            {["AM", "PM"]
              .map((half) => ({
                half,
                ofHalf: departures.filter(({ minutes }) => clockParts(minutes)[2] === half),
              }))
              .filter(({ ofHalf }) => ofHalf.length > 0)
              .map(({ half, ofHalf }) => (
                <div key={half} className={styles.half}>
                  <dt className={`note ${styles.name}`}>{half}</dt>
                  <dd className={`amount ${styles.times}`}>
                    {ofHalf.map((departure) => (
                      <LetteredTime key={departure.id} departure={departure} />
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

function LetteredTime({ departure: { minutes, busType } }: { readonly departure: Departure }) {
  const [hour, minute] = clockParts(minutes);
  const letter = classLetter(busType);
  return (
    <span>
      <time dateTime={format24Hour(minutes)}>{`${hour}:${minute}`}</time>
      {letter && <sup>{letter}</sup>}{" "}
    </span>
  );
}
