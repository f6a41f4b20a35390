import type { ScheduleEntry } from "../../content/derived/timetable.ts";
import { departuresByPart } from "../../content/derived/timetable.ts";
import { busTravelHours } from "../../content/figures.ts";
import { operatorPath } from "../../paths.ts";
import { filteredClass } from "../../styles/class-names.ts";
import sky from "../../styles/sky.module.css";
import { arrivalTimes } from "../../time/board.ts";
import { clockParts } from "../../time/clock.ts";
import { priceText } from "../../values/format.ts";
import styles from "./Timetable.module.css";

const columns = [
  { name: "Time", part: styles.time },
  { name: "Operator", part: styles.operator },
  { name: "Origin" },
  { name: "Destination (arrives)" },
  { name: "Bus Type", part: styles.busType },
  { name: "Fare", part: styles.fare },
];

/** The roles of the parts of the table, written out: Safari 15 and 16 drop them where CSS changes the display. */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/**
 * All departures by part of the day. Only the heads are translated: names, times and fares must match what terminals
 * display.
 */
export function Timetable() {
  return (
    <table {...roles.table} className={`${filteredClass} ${styles.timetable}`} translate="no">
      <caption className="sr-only" translate="yes">
        Departures to Baguio
      </caption>
      <thead {...roles.group} className={styles.group} translate="yes">
        <tr {...roles.row} className={styles.heads}>
          {columns.map(({ name, part }) => (
            <th key={name} {...roles.columnHeader} scope="col" className={part}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {departuresByPart.map(({ id, name, entries }) => (
        <tbody key={id} {...roles.group} className={`${styles.group} ${sky[id]}`}>
          <tr {...roles.row} className={styles.part} translate="yes">
            <th
              {...roles.rowHeader}
              colSpan={columns.length}
              scope="rowgroup"
              className={`amount ${styles.partName}`}
            >
              {name}
            </th>
          </tr>
          {entries.map((entry) => (
            <TimetableRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function TimetableRow({ entry }: { readonly entry: ScheduleEntry }) {
  const [hour, minute, meridiem] = clockParts(entry.minutes);
  return (
    <tr {...roles.row} id={entry.id} className={styles.departure} data-origin={entry.originId}>
      <th {...roles.rowHeader} scope="row" className={`amount ${styles.time}`}>
        {`${hour}:${minute} `}
        <small className={styles.meridiem}>{meridiem}</small>
      </th>
      <td {...roles.cell} className={styles.operator}>
        <a className="plain-link bold" href={operatorPath(entry.operatorSlug)}>
          {entry.operator}
        </a>
      </td>
      <td {...roles.cell}>{entry.origin}</td>
      <td {...roles.cell}>
        <small className={styles.destination}>{entry.destination}</small>
        {` ${arrivalTimes(entry.minutes, busTravelHours)}`}
      </td>
      <td {...roles.cell} className={styles.busType}>
        {entry.busType}
      </td>
      <td {...roles.cell} className={`amount ${styles.fare}`}>
        {priceText(entry.price)}
      </td>
    </tr>
  );
}
