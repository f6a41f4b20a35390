import { selectedTripsNote } from "../../content/operator-texts.ts";
import { type Operator, regularFares } from "../../content/operators.ts";
import { discountNote, fareNote } from "../../content/schedule-notes.ts";
import { paths } from "../../paths.ts";
import { AsOf } from "../page/AsOf.tsx";
import styles from "./FareTable.module.css";

interface FareTableProps {
  readonly operator: Operator;
}

/** What each class of an operator costs, one way. */
export function FareTable({ operator }: FareTableProps) {
  const { name, fares } = operator;
  const regular = regularFares(operator);
  const selected = fares.filter((fare) => !regular.includes(fare));
  return (
    <>
      <table className={styles.fares}>
        <caption className="vh">{`Fares of ${name}, one way`}</caption>
        <thead className="vh">
          <tr>
            <th scope="col">Bus type</th>
            <th scope="col">Fare</th>
          </tr>
        </thead>
        <tbody>
          {regular.map(({ busType, note, price }) => (
            <tr key={busType}>
              <th scope="row" className={styles.type}>
                {busType}
                <span className={styles.note}>{note}</span>
              </th>
              <td className={styles.price}>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.below}>
        {selected.map(({ busType }) => (
          <p key={busType}>
            <a href={paths.schedules}>{selectedTripsNote(busType)}</a>
          </p>
        ))}
        <p>{discountNote}</p>
        <p>{fareNote}</p>
        <AsOf />
      </div>
    </>
  );
}
