import { boardingText } from "../../content/derived/operator-texts.ts";
import { fareRange, type Operator } from "../../content/operators.ts";
import { operatorPath } from "../../paths.ts";
import { OperatorName } from "../operators/OperatorName.tsx";
import styles from "./UntimedOperators.module.css";

interface UntimedOperatorsProps {
  readonly operators: readonly Operator[];
}

/** Operators whose departures the guide does not know: how many, from where, and what a seat costs. */
export function UntimedOperators({ operators }: UntimedOperatorsProps) {
  return (
    <ul className={styles.list}>
      {operators.map((operator) => (
        <li key={operator.slug}>
          <OperatorName slug={operator.slug} name={operator.shortName} href={operatorPath(operator.slug)} />
          <b className={styles.fare}>{fareRange(operator)}</b>
          <p className={styles.trips}>
            {`${operator.tripsPerDay} trips a day from ${boardingText(operator)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
