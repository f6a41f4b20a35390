import { boardingNames, comparisonNote, fareScale } from "../../content/derived/operator-texts.ts";
import { starredText, unconfirmedNote } from "../../content/derived/unconfirmed.ts";
import { fareLimits, fareRange, operatorsByFare } from "../../content/operators.ts";
import type { Range } from "../../content/schema/texts.ts";
import { operatorPath } from "../../paths.ts";
import { liveryOf } from "../../styles/generated-classes.ts";
import styles from "./OperatorComparison.module.css";
import { OperatorName } from "./OperatorName.tsx";

/** The fares of operators on one scale, with their trips a day and terminals. */
export function OperatorComparison() {
  return (
    <table className={`table ${styles.table}`} data-nosnippet="">
      <caption className="fine">
        {`${comparisonNote} `}
        <b>{unconfirmedNote}</b>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.company}>
            Company
          </th>
          <th scope="col">Fare</th>
          <th scope="col" className={styles.trips}>
            Trips a&nbsp;day
          </th>
          <th scope="col" className={styles.place}>
            Leaves from
          </th>
        </tr>
      </thead>
      <tbody>
        {operatorsByFare.map((operator) => (
          <tr key={operator.slug} className={liveryOf(operator.slug)}>
            <th scope="row" className={styles.company}>
              <OperatorName
                slug={operator.slug}
                name={starredText(operator.shortName, operator)}
                href={operatorPath(operator.slug)}
              />
            </th>
            <td className={styles.fare}>
              <div className={styles.range}>
                <b>{fareRange(operator)}</b>
                <FareBar fares={fareLimits(operator)} />
              </div>
            </td>
            <td className={styles.trips}>
              <b>{operator.tripsPerDay}</b>
            </td>
            <td className={styles.place} translate="no">
              {boardingNames(operator)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In the color of its row. A unit of the drawing is a peso. */
function FareBar({ fares: [from, to] }: { readonly fares: Range }) {
  const [low, high] = fareScale;
  return (
    <svg viewBox={`${low} 0 ${high - low} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${from} 0H${to}V1H${from}z`} />
    </svg>
  );
}
