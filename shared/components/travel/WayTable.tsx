import type { Way } from "../../content/schema/getting-there.ts";
import { Picture } from "../pictures/Picture.tsx";
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
                {/* A spot picture is named after its way. */}
                <Picture name={`spots/${name.toLowerCase()}`} alt="" width={40} height={40} />
                {name}
              </th>
              <td>
                <b className={styles.figure}>{cost}</b> {per}
              </td>
              <td className={styles.figure}>{duration}</td>
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
