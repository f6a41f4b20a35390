import { timetableTerminals } from "../../content/derived/terminals.ts";
import {
  classLetter,
  type Departure,
  departuresFrom,
  entriesBetween,
  partsOfDay,
  timetable,
} from "../../content/derived/timetable.ts";
import { timetableOperators } from "../../content/timetable.ts";
import sky from "../../styles/sky.module.css";
import { clockParts, format12Hour } from "../../time/clock.ts";
import { priceText } from "../../values/format.ts";
import { OperatorName, stripedClasses } from "../operators/OperatorName.tsx";
import styles from "./DaySheet.module.css";

/**
 * The whole day on one sheet, below a key to its signs: a row for each hour, a column for each terminal.
 * client/show-board.ts dims what has left, and highlights what is next.
 */
export function DaySheet() {
  return (
    <div data-nosnippet="">
      <Key />
      <div className="to-edges">
        <table className={styles.sheet} translate="no">
          <caption className="sr-only" translate="yes">
            The whole day by hour and terminal
          </caption>
          <thead>
            <tr className={styles.heads}>
              <td className={styles.corner} />
              {timetableTerminals.map(({ id, shortName, street, town }) => (
                <th key={id} className="display-name" scope="col" data-origin={id}>
                  {`${shortName} `}
                  <small
                    className={styles.detail}
                    translate="yes"
                  >{`${departuresFrom(timetable, id).length} a day`}</small>
                  <small className={`print-only ${styles.detail}`}>{`${street}, ${town}`}</small>
                </th>
              ))}
            </tr>
          </thead>
          {partsOfDay.map(({ id, from, to }) => (
            <tbody key={id} className={sky[id]}>
              {Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60).map((start) => (
                <Hour key={start} start={start} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

function Key() {
  const byFare = timetable.toSorted((a, b) => a.price - b.price);
  const classes = [...new Set(byFare.map(({ busType }) => busType))];
  const letters = [...new Set(classes.map(classLetter))].filter(Boolean);
  return (
    <ul className={`row small ${styles.key}`}>
      {timetableOperators.map((operator) => (
        <li key={operator.slug}>
          <OperatorName operator={operator} />
        </li>
      ))}
      {letters.map((letter) => (
        <li key={letter}>
          <b>{letter}</b>
          {` ${classes.filter((busType) => classLetter(busType) === letter).join(", ")}`}
        </li>
      ))}
    </ul>
  );
}

function Hour({ start }: { readonly start: number }) {
  const departures = entriesBetween(timetable, start, start + 60);
  const [name, , meridiem] = clockParts(start);
  return (
    <tr className={styles.hour}>
      <th className={`display-name ${styles.hourName}`} scope="row">
        {`${name} `}
        <small className={styles.meridiem}>{meridiem}</small>
      </th>
      {timetableTerminals.map(({ id }) => (
        <td key={id} className={styles.departures} data-origin={id}>
          {departuresFrom(departures, id).map((departure) => (
            <DepartureLink key={departure.id} departure={departure} />
          ))}
        </td>
      ))}
    </tr>
  );
}

/** Screen readers read all of a departure. A screen shows the minute, stripes, pesos and the letter of the class. */
function DepartureLink({ departure }: { readonly departure: Departure }) {
  const { id, minutes, operator, operatorSlug, busType, price } = departure;
  const [, minute] = clockParts(minutes);
  const letter = classLetter(busType);
  return (
    <a className={styles.link} href={`#${id}`}>
      <span className="sr-only">{`${format12Hour(minutes)}, ${operator}, ${priceText(price)}, ${busType}`}</span>
      <span aria-hidden="true">
        <b className={styles.minute}>{minute}</b>
        <span className={`${stripedClasses(operatorSlug)} ${styles.stripes}`}>
          <span className={styles.operator}>{operator}</span>
        </span>
        {price}
        {letter && <b className={styles.letter}>{letter}</b>}
      </span>
    </a>
  );
}
