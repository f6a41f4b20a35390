import { landings } from "../../content/derived/airport.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { landingCaption, landingNote, partySize } from "../../content/getting-there.ts";
import { timeInWords } from "../../universal/board.ts";
import { Table } from "../text/Table.tsx";
import styles from "./LandingTable.module.css";

/** From NAIA by hour of landing: the first bus, and what one traveler and a party pay for it with the ride there. */
export function LandingTable() {
  return (
    <>
      <p className={`fine ${styles.caption}`}>{landingCaption}</p>
      <Table className={styles.landings} caption="First bus by hour of landing">
        <thead>
          <tr>
            <th scope="col">Landing</th>
            <th scope="col">1 traveler</th>
            <th scope="col">{`${partySize} people`}</th>
          </tr>
        </thead>
        {landings.map(({ landing, bus, one, party }) => (
          <tbody key={landing}>
            <tr>
              <th scope="rowgroup" rowSpan={2} className={styles.landing}>
                {timeInWords(landing)}
              </th>
              <td colSpan={2} className={styles.bus}>
                <b>{timeInWords(bus.minutes)}</b>
                {` ${bus.origin}, ${bus.operator}`}
              </td>
            </tr>
            <tr>
              <td>{priceText(one)}</td>
              <td>{priceText(party)}</td>
            </tr>
          </tbody>
        ))}
      </Table>
      <p className={`fine ${styles.note}`}>{landingNote}</p>
    </>
  );
}
