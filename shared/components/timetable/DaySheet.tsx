import { classLetter } from "../../content/derived/board.ts";
import { dayGroups, hoursOf } from "../../content/derived/parts-of-day.ts";
import { timetableTerminals } from "../../content/derived/terminals.ts";
import { type ScheduleEntry, schedule } from "../../content/derived/timetable.ts";
import { byOriginClass } from "../../styles/generated-classes.ts";
import sky from "../../styles/sky.module.css";
import { clockParts } from "../../universal/clock.ts";
import { departuresFrom } from "../../universal/departures.ts";
import { swatchOf } from "../text/OperatorName.tsx";
import styles from "./DaySheet.module.css";

/**
 * The whole day on one sheet: a row for each hour, a column for each terminal. On wide screens, CSS lays out each
 * row as a column. client/board.ts dims what has left, and highlights what is next.
 */
export function DaySheet() {
  return (
    <table className={`${byOriginClass} ${styles.sheet}`} data-nosnippet="" translate="no">
      <caption className="sr-only">The whole day by hour and terminal</caption>
      <thead>
        <tr>
          <td />
          {timetableTerminals.map(({ id, shortName, address }) => (
            <th key={id} scope="col" data-origin={id}>
              {`${shortName} `}
              <small>{`${departuresFrom(schedule, id).length} a day`}</small>
              <small className={styles.address}>{address}</small>
            </th>
          ))}
        </tr>
      </thead>
      {dayGroups.map((group) => (
        <tbody key={group.id} className={sky[group.id]}>
          {hoursOf(group).map((hour) => (
            <Hour key={hour.hour} {...hour} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface HourProps {
  readonly hour: number;
  readonly entries: readonly ScheduleEntry[];
}

function Hour({ hour, entries }: HourProps) {
  const [name, , half] = clockParts(hour * 60);
  return (
    <tr>
      <th scope="row">
        {`${name} `}
        <small>{half}</small>
      </th>
      {timetableTerminals.map(({ id }) => (
        <td key={id} data-origin={id}>
          {departuresFrom(entries, id).map((entry) => (
            <DepartureLink key={entry.id} entry={entry} />
          ))}
        </td>
      ))}
    </tr>
  );
}

/**
 * Screen readers read all of a departure; a screen shows the minute, stripes, pesos and the letter of the class. Without
 * line breaks, so that the parts of a time stay one word.
 */
function DepartureLink({ entry }: { readonly entry: ScheduleEntry }) {
  const { id, minutes, operator, operatorSlug, busType, price } = entry;
  const [hour, minute, half] = clockParts(minutes);
  const letter = classLetter(busType);
  return (
    <a href={`#${id}`}>
      <i>{`${hour}:`}</i>
      <b>{minute}</b>
      <i>{` ${half}, `}</i>
      <span className={swatchOf(operatorSlug)}>{operator}</span>
      <i>, ₱</i>
      {price}
      <i>, </i>
      {letter && <small>{letter}</small>}
      <i>{busType.slice(letter.length)}</i>
    </a>
  );
}
