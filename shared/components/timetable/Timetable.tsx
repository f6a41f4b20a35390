import type { DayGroup, Origin, OriginChoice, ScheduleEntry } from "../../content/timetable.ts";
import { busCount, departuresFrom } from "../../departures.ts";
import { operatorPath } from "../../paths.ts";
import { OperatorRibbon } from "../operators/OperatorRibbon.tsx";
import { ClockTime } from "./ClockTime.tsx";
import day from "./day.module.css";
import { ByOrigin, originsOf } from "./OriginFilter.tsx";
import styles from "./Timetable.module.css";

/** Rows are grids on a phone, and browsers then forget that they belong to a table: the roles say so again. */
const roles = {
  table: "table",
  group: "rowgroup",
  row: "row",
  columnHeader: "columnheader",
  rowHeader: "rowheader",
  cell: "cell",
} as const;

const columns = ["Time", "Operator", "Origin", "Destination", "Bus Type", "Fare"];

interface TimetableProps {
  readonly groups: readonly DayGroup[];
  readonly origins: readonly Origin[];
  /** A sentence after the number of departures in the caption. */
  readonly note: string;
}

/** All departures in six groups, from midnight to midnight. */
export function Timetable({ groups, origins, note }: TimetableProps) {
  const entries = groups.flatMap((group) => group.entries);
  const caption = (origin: OriginChoice) => {
    const count = departuresFrom(entries, origin).length;
    const name = origins.find(({ id }) => id === origin)?.name;
    return name ? `${count} departures from ${name} to Baguio.` : `All ${count} departures to Baguio.`;
  };
  return (
    <table className={styles.timetable} role={roles.table}>
      <caption className={styles.caption}>
        <ByOrigin origins={origins} text={caption} />
        {` ${note}`}
      </caption>
      <thead role={roles.group}>
        <tr role={roles.row}>
          {columns.map((column) => (
            <th key={column} scope="col" role={roles.columnHeader}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.id} group={group} origins={origins} />
      ))}
    </table>
  );
}

interface GroupProps {
  readonly group: DayGroup;
  readonly origins: readonly Origin[];
}

function Group({ group: { id, name, span, entries }, origins }: GroupProps) {
  return (
    <tbody
      id={id}
      className={`${styles.group} ${day[id]}`}
      role={roles.group}
      data-origin={originsOf(entries)}
    >
      <tr className={styles.head} role={roles.row}>
        <th className={styles.part} colSpan={columns.length} scope="rowgroup" role={roles.rowHeader}>
          <div className={styles.band}>
            <b className={styles.partName}>{name}</b>
            <span>{span}</span>
            <span className={styles.partCount}>
              <ByOrigin origins={origins} text={(origin) => busCount(entries, origin)} />
            </span>
          </div>
        </th>
      </tr>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </tbody>
  );
}

interface RowProps {
  readonly entry: ScheduleEntry;
}

function Row({ entry }: RowProps) {
  return (
    <tr id={entry.id} className={styles.row} role={roles.row} data-origin={entry.originId}>
      <td className={styles.time} role={roles.cell}>
        <ClockTime minutes={entry.minutes} />
      </td>
      <td className={styles.operator} role={roles.cell}>
        <span className={styles.name}>
          <OperatorRibbon slug={entry.operatorSlug} />
          <a className={styles.link} href={operatorPath(entry.operatorSlug)} translate="no">
            {entry.operator}
          </a>
        </span>
      </td>
      <td role={roles.cell} translate="no">
        {entry.origin}
      </td>
      <td className={styles.destination} role={roles.cell} translate="no">
        {entry.destination}
      </td>
      <td className={styles.busType} role={roles.cell}>
        {entry.busType}
      </td>
      <td className={styles.fare} role={roles.cell}>
        {entry.price}
      </td>
    </tr>
  );
}
