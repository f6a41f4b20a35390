import type { DayGroup, ScheduleEntry } from "../../content/derived/timetable.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { operatorPath } from "../../paths.ts";
import { filteredClass } from "../../styles/generated-classes.ts";
import { arrivalText, type TripHours } from "../../universal/board.ts";
import day from "./day.module.css";
import styles from "./Timetable.module.css";

const columns = ["Time", "Operator", "Origin", "Destination", "Bus Type", "Fare"];

interface TimetableProps {
  readonly groups: readonly DayGroup[];
  readonly hours: TripHours;
}

/**
 * All departures by part of the day, on a phone in two lines each. Only the heads are translated: names, times and
 * fares must match what terminals display.
 */
export function Timetable({ groups, hours }: TimetableProps) {
  return (
    <table
      className={`table ${filteredClass} ${styles.timetable}`}
      data-timetable=""
      data-nosnippet=""
      translate="no"
    >
      <caption className="sr-only" translate="yes">
        Departures to Baguio
      </caption>
      <thead translate="yes">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, name, entries }) => (
        <tbody key={id} className={day[id]}>
          <tr className={styles.part} translate="yes">
            <th colSpan={columns.length} scope="rowgroup">
              {name}
            </th>
          </tr>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} hours={hours} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps {
  readonly entry: ScheduleEntry;
  readonly hours: TripHours;
}

function Row({ entry, hours }: RowProps) {
  const [time, half] = entry.time.split(" ");
  return (
    <tr id={entry.id}>
      <th scope="row">
        {`${time} `}
        <small>{half}</small>
      </th>
      <td>
        <a href={operatorPath(entry.operatorSlug)}>{entry.operator}</a>
      </td>
      <td>{entry.origin}</td>
      <td>
        {`${entry.destination} `}
        <small>
          <span>there </span>
          {arrivalText(entry.minutes, hours)}
        </small>
      </td>
      <td>{entry.busType}</td>
      <td>{priceText(entry.price)}</td>
    </tr>
  );
}
