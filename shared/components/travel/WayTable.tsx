import type { Way } from "../../content/schema/getting-there.ts";
import styles from "./WayTable.module.css";

interface WayTableProps {
  readonly ways: readonly Way[];
}

/** The ways to Baguio side by side: cost, duration, and for whom each is. */
export function WayTable({ ways }: WayTableProps) {
  return (
    <div className="scroll">
      <table className={styles.ways}>
        <thead>
          <tr>
            <th scope="col">Way</th>
            <th scope="col">Cost, one way</th>
            <th scope="col">Hours</th>
          </tr>
        </thead>
        {ways.map(({ name, per, cost, duration, text }) => (
          <tbody key={name} className={styles.way}>
            <tr>
              <th scope="rowgroup" rowSpan={2}>
                {name}
              </th>
              <td>
                <b>{cost}</b> {per}
              </td>
              <td>{duration}</td>
            </tr>
            <tr>
              <td className={styles.text} colSpan={2}>
                {text}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
