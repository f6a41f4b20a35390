import type { ReactNode } from "react";
import { Scroll } from "../text/Scroll.tsx";
import styles from "./WayTable.module.css";

interface WayTableProps {
  /** The accessible name: "Road". */
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

/** Ways to Baguio, each with its name above its cells, so that the columns fit a phone. */
export function WayTable({ heading, columns, rows }: WayTableProps) {
  return (
    <Scroll>
      <table className={`table ${styles.ways}`} aria-label={heading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ id, name, cells }) => (
          <tbody key={id}>
            <tr>
              <th className={styles.name} scope="rowgroup" colSpan={columns.length}>
                {name}
              </th>
            </tr>
            <tr>
              {columns.map((column) => (
                <td key={column}>{cells[column]}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </Scroll>
  );
}
