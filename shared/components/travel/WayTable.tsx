import type { ReactNode } from "react";
import { roles, TableHead } from "../timetable/TableHead.tsx";
import styles from "./WayTable.module.css";

interface WayTableProps {
  /** The heading of the names. */
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly Way[];
}

interface Way {
  readonly id: string;
  readonly name: ReactNode;
  /** By column. */
  readonly cells: Readonly<Record<string, ReactNode>>;
}

/** Ways to Baguio side by side. On a phone, name and last cell share a line above the others. */
export function WayTable({ heading, columns, rows }: WayTableProps) {
  return (
    <table className={`table ${styles.ways}`} role={roles.table}>
      <TableHead columns={[heading, ...columns]} className={styles.row} />
      <tbody role={roles.group}>
        {rows.map(({ id, name, cells }) => (
          <tr key={id} className={styles.row} role={roles.row}>
            <th scope="row" role={roles.rowHeader}>
              {name}
            </th>
            {columns.map((column) => (
              <td key={column} role={roles.cell}>
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
