import { boardingNames, fareLimits, operatorsByFare } from "../../content/derived/operators.ts";
import { operatorTexts } from "../../content/operator-texts.ts";
import type { Operator } from "../../content/operators.ts";
import { stripesOf } from "../../styles/class-names.ts";
import { priceText, spanOf } from "../../values/format.ts";
import { Table } from "../text/Table.tsx";
import styles from "./OperatorComparison.module.css";
import { OperatorLink } from "./OperatorName.tsx";

const fareScale = spanOf(operatorsByFare.map(fareLimits));

/** The fares of operators on one scale, with their trips a day and terminals. */
export function OperatorComparison() {
  return (
    <div data-nosnippet="">
      <p className="note">
        {`${operatorTexts.fareOrder} `}
        <b>{operatorTexts.unconfirmed}</b>
      </p>
      <Table className={styles.comparison} caption="Fares and trips of each company">
        <thead>
          <tr>
            <th scope="col">Company</th>
            <th scope="col" className={styles.fare}>
              <div className={styles.range}>
                Fare
                <div className="note spread" aria-hidden="true">
                  {fareScale.map((end) => (
                    <span key={end}>{priceText(end)}</span>
                  ))}
                </div>
              </div>
            </th>
            <th scope="col" className={styles.trips}>
              Trips a&nbsp;day
            </th>
            <th scope="col" className={styles.column}>
              Leaves from
            </th>
          </tr>
        </thead>
        <tbody>
          {operatorsByFare.map((operator) => (
            <tr key={operator.slug} className={styles.operator}>
              <th scope="row">
                <OperatorLink operator={operator} />
                <p className={`note ${styles.line}`} translate="no">
                  {boardingNames(operator).join(", ")}
                </p>
              </th>
              <td className={styles.fare}>
                <div className={styles.range}>
                  <b className={styles.figure}>{priceText(fareLimits(operator))}</b>
                  <FareBar operator={operator} />
                </div>
              </td>
              <td className={styles.trips}>
                <b className={styles.figure}>{operator.tripsPerDay}</b>
              </td>
              <td className={styles.column} translate="no">
                {boardingNames(operator).join(", ")}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** A unit of the drawing is a peso. */
function FareBar({ operator }: { readonly operator: Operator }) {
  const [low, high] = fareScale;
  const [from, to] = fareLimits(operator);
  return (
    <svg viewBox={`${low} 0 ${high - low} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={`${styles.bar} ${stripesOf(operator.slug)}`} d={`M${from} 0H${to}V1H${from}z`} />
    </svg>
  );
}
