import { boardingNames, starredText, unconfirmedNote } from "../../content/derived/operator-texts.ts";
import { priceText, spanOf } from "../../content/formulas/amounts.ts";
import { fareLimits, fareRange, isUnconfirmed, type Operator } from "../../content/operators.ts";
import type { Range } from "../../content/schema/texts.ts";
import { operatorPath } from "../../paths.ts";
import styles from "./OperatorComparison.module.css";
import { OperatorName } from "./OperatorName.tsx";

interface OperatorComparisonProps {
  /** In the order of the rows. */
  readonly operators: readonly Operator[];
}

/** The fares of operators on one scale, with their trips a day and terminals. */
export function OperatorComparison({ operators }: OperatorComparisonProps) {
  const scale = spanOf(operators.map(fareLimits));
  return (
    <div className="scroll">
      <table className={`table ${styles.table}`} data-nosnippet="">
        <caption className="fine">
          {`One way, lowest fare first. Bars run from ${priceText(scale).replace("–", " to ")}. `}
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
          {operators.map((operator) => (
            <tr key={operator.slug}>
              <th scope="row">
                <OperatorName
                  slug={operator.slug}
                  name={starredText(operator.shortName, isUnconfirmed(operator))}
                  href={operatorPath(operator.slug)}
                />
              </th>
              <td>
                <div className={styles.fare}>
                  <b>{fareRange(operator)}</b>
                  <FareBar fares={fareLimits(operator)} scale={scale} />
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
    </div>
  );
}

interface FareBarProps {
  readonly fares: Range;
  readonly scale: Range;
}

/** A unit of the drawing is a peso. */
function FareBar({ fares: [from, to], scale: [low, high] }: FareBarProps) {
  return (
    <svg viewBox={`${low} 0 ${high - low} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d={`M${from} 0H${to}V1H${from}z`} />
    </svg>
  );
}
