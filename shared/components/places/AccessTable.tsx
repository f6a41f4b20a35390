import { accessNote } from "../../content/derived/destination-texts.ts";
import type { Destination } from "../../content/schema/destinations.ts";
import { Scroll } from "../text/Scroll.tsx";
import styles from "./AccessTable.module.css";

interface AccessTableProps {
  readonly places: readonly Pick<Destination, "id" | "name" | "access">[];
}

const columns = ["slope", "steps", "ramp", "toilet"] as const;

/** What is known for wheelchairs, strollers and weak knees. */
export function AccessTable({ places }: AccessTableProps) {
  return (
    <Scroll>
      <table className={`table ${styles.table}`}>
        <caption className={styles.caption}>{accessNote}</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ id, name, access }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column}>{access[column] ?? "?"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
