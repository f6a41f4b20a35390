import { landingNote, landings } from "../../content/derived/getting-there.ts";
import { landingCaption } from "../../content/getting-there.ts";
import { timeInWords } from "../../universal/board.ts";
import { Table } from "../text/Table.tsx";
import styles from "./LandingTable.module.css";

/** From NAIA: the first bus by hour of landing, and what it costs with the ride there. */
export function LandingTable() {
  return (
    <>
      <p className={`fine ${styles.note}`}>{landingCaption}</p>
      <Table className={styles.landings} caption="First bus by hour of landing">
        <thead>
          <tr>
            <th scope="col">Landing</th>
            <th scope="col">First bus</th>
          </tr>
        </thead>
        <tbody>
          {landings.map(({ landing, bus }) => (
            <tr key={landing}>
              <th scope="row" className={styles.landing}>
                {timeInWords(landing)}
              </th>
              <td>
                <b>{timeInWords(bus.minutes)}</b>
                {` ${bus.origin}, ${bus.operator}`}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={`fine ${styles.note}`}>{landingNote}</p>
    </>
  );
}
