import { boardingNames, comparisonNote, fareScale } from "../../content/derived/operator-texts.ts";
import { starredText, unconfirmedNote } from "../../content/derived/unconfirmed.ts";
import { fareLimits, fareRange, operatorsByFare } from "../../content/operators.ts";
import type { Range } from "../../content/schema/texts.ts";
import { operatorPath } from "../../paths.ts";
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
          <th scope="col">Company</th>
          <th scope="col">Fare</th>
          <th scope="col">Trips a&nbsp;day</th>
          <th scope="col">Leaves from</th>
        </tr>
      </thead>
      <tbody>
        {operatorsByFare.map((operator) => (
          <tr key={operator.slug}>
            <th scope="row">
              <OperatorName
                slug={operator.slug}
                name={starredText(operator.shortName, operator)}
                href={operatorPath(operator.slug)}
              />
            </th>
            <td>
              <div className={styles.fare}>
                <b>{fareRange(operator)}</b>
                <FareBar fares={fareLimits(operator)} />
              </div>
            </td>
            <td>
              <b>{operator.tripsPerDay}</b>
            </td>
            <td translate="no">{boardingNames(operator)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A unit of the drawing is a peso. */
function FareBar({ fares: [from, to] }: { readonly fares: Range }) {
  const [low, high] = fareScale;
  return (
    <svg viewBox={`${low} 0 ${high - low} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d={`M${from} 0H${to}V1H${from}z`} />
    </svg>
  );
}
