import { discountedFare } from "../../content/derived/operators.ts";
import { profileSection } from "../../content/derived/profiles.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import type { Operator } from "../../content/operators.ts";
import { selectedTripsNote } from "../../content/texts/profile-texts.ts";
import { Table } from "../text/Table.tsx";
import styles from "./FareTable.module.css";

export function FareTable({ operator }: { readonly operator: Operator }) {
  const { name, fares } = operator;
  return (
    <Table caption={`Fares of ${name}, one way`}>
      <thead>
        <tr>
          <th scope="col">One way, one seat</th>
          <th scope="col" className={styles.price}>
            Fare
          </th>
          <th scope="col" className={styles.price}>
            With ID
          </th>
        </tr>
      </thead>
      <tbody>
        {fares.map(({ busType, note, price, isScheduleOnly }) => (
          <tr key={busType}>
            <th scope="row">
              {busType}
              {note && <p className="fine">{note}</p>}
              {isScheduleOnly && (
                <p className="fine">
                  <a href={`#${profileSection(operator, "departures").id}`}>{selectedTripsNote}</a>
                </p>
              )}
            </th>
            <td className={styles.price}>{priceText(price)}</td>
            <td className={styles.price}>{priceText(discountedFare(price))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
