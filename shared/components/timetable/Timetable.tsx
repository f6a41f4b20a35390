import type { DayGroup, Origin, ScheduleEntry } from "../../content/derived/timetable.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { operatorPath } from "../../paths.ts";
import { swatchOf } from "../operators/OperatorName.tsx";
import day from "./day.module.css";
import { filteredClass, originsOf } from "./origin-filter.ts";
import { roles, TableHead } from "./TableHead.tsx";
import styles from "./Timetable.module.css";

const columns = ["Time", "Operator", "Origin", "Destination", "Bus Type", "Fare"];

interface TimetableProps {
  readonly groups: readonly DayGroup[];
  readonly origins: readonly Origin[];
  /** On paper, follows the address of each terminal. */
  readonly printNote: string;
}

/** All departures, grouped by part of the day. On paper, each terminal has its own sheet. */
export function Timetable({ groups, origins, printNote }: TimetableProps) {
  return (
    <table
      className={`${filteredClass} ${styles.timetable}`}
      role={roles.table}
      data-timetable=""
      data-nosnippet=""
    >
      <caption className="sr-only">Departures to Baguio</caption>
      <TableHead columns={columns} />
      <tbody className={styles.sheets}>
        {origins.map(({ id, name, address }) => (
          <tr key={id} className={styles.sheet} data-origin={id}>
            <th colSpan={columns.length} scope="rowgroup">
              {`${name} to Baguio\n${address}. ${printNote}`}
            </th>
          </tr>
        ))}
      </tbody>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </table>
  );
}

/** Only the heading is translated: names, times and fares must match what terminals display. */
function Group({ group: { id, name, span, entries } }: { readonly group: DayGroup }) {
  return (
    <tbody
      id={id}
      className={`${styles.group} ${day[id]}`}
      role={roles.group}
      data-origin={originsOf(entries)}
      translate="no"
    >
      <tr className={styles.head} role={roles.row} translate="yes">
        <th colSpan={columns.length} scope="rowgroup" role={roles.rowHeader}>
          <b>{name}</b> {span}
        </th>
      </tr>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </tbody>
  );
}

/** Cells have no classes, to keep the page small: the style sheet selects them by position. */
function Row({ entry }: { readonly entry: ScheduleEntry }) {
  const [time, half] = entry.time.split(" ");
  return (
    <tr id={entry.id} role={roles.row} data-origin={entry.originId}>
      <td role={roles.cell}>
        {`${time} `}
        <small>{half}</small>
      </td>
      <td role={roles.cell}>
        <a className={swatchOf(entry.operatorSlug)} href={operatorPath(entry.operatorSlug)}>
          {entry.operator}
        </a>
      </td>
      <td role={roles.cell}>{entry.origin}</td>
      <td role={roles.cell}>{entry.destination}</td>
      <td role={roles.cell}>{entry.busType}</td>
      <td role={roles.cell}>{priceText(entry.price)}</td>
    </tr>
  );
}
