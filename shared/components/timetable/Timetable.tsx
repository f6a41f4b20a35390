// biome-ignore-all lint/a11y/noRedundantRoles: Safari 15 and 16 drop the roles where CSS changes the display.
// biome-ignore-all lint/a11y/useSemanticElements: they are the semantic elements.
import { type Departure, departuresByPart } from "../../content/derived/timetable.ts";
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

/**
 * All departures by part of the day. Only the heads are translated: names, times and fares must match what terminals
 * display.
 */
export function Timetable() {
  return (
    <table role="table" className={`${filteredClass} ${styles.timetable}`} translate="no">
      <caption className="sr-only" translate="yes">
        Departures to Baguio
      </caption>
      <thead role="rowgroup" className={styles.group} translate="yes">
        <tr role="row" className={styles.heads}>
          {columns.map(({ name, part }) => (
            <th key={name} role="columnheader" scope="col" className={part}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {departuresByPart.map(({ id, name, entries }) => (
        <tbody key={id} role="rowgroup" className={`${styles.group} ${sky[id]}`}>
          <tr role="row" className={styles.part} translate="yes">
            <th
              role="rowheader"
              colSpan={columns.length}
              scope="rowgroup"
              className={`amount ${styles.partName}`}
            >
              {name}
            </th>
          </tr>
          {entries.map((departure) => (
            <TimetableRow key={departure.id} departure={departure} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function TimetableRow({ departure }: { readonly departure: Departure }) {
  const [hour, minute, meridiem] = clockParts(departure.minutes);
  return (
    <tr role="row" id={departure.id} className={styles.departure} data-origin={departure.originId}>
      <th role="rowheader" scope="row" className={`amount ${styles.time}`}>
        {`${hour}:${minute} `}
        <small className={styles.meridiem}>{meridiem}</small>
      </th>
      <td role="cell" className={styles.operator}>
        <a href={operatorPath(departure.operatorSlug)}>{departure.operator}</a>
      </td>
      <td role="cell">{departure.origin}</td>
      <td role="cell">
        <small className={styles.destination}>{departure.destination}</small>
        {` ${arrivalTimes(departure.minutes, busTravelHours)}`}
      </td>
      <td role="cell" className={styles.busType}>
        {departure.busType}
      </td>
      <td role="cell" className={`amount ${styles.fare}`}>
        {priceText(departure.price)}
      </td>
    </tr>
  );
}
