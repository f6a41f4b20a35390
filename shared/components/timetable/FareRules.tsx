import type { OperatorBusKind } from "../../content/derived/board.ts";
import type { TimetableOperator } from "../../content/derived/timetable.ts";
import { discountedFare } from "../../content/operators.ts";
import { OperatorName } from "../operators/OperatorName.tsx";
import styles from "./FareRules.module.css";

interface FareRulesProps {
  readonly operators: readonly TimetableOperator[];
  /** The fares of these operators, in the same order. */
  readonly kinds: readonly OperatorBusKind[];
}

/**
 * What a seat costs with each operator, at full fare and with the discount, and when to be at the terminal.
 */
export function FareRules({ operators, kinds }: FareRulesProps) {
  return (
    <table className={styles.rules}>
      <thead>
        <tr>
          <th scope="col">Company and class</th>
          <th scope="col">Fare</th>
          <th scope="col">With ID</th>
        </tr>
      </thead>
      {operators.map(({ slug, name, arriveEarly }) => (
        <tbody key={slug}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              <OperatorName slug={slug} name={name} />
              {`: be there ${arriveEarly} before`}
            </th>
          </tr>
          {kinds
            .filter(({ operatorSlug }) => operatorSlug === slug)
            .map(({ busType, fare }) => (
              <tr key={busType}>
                <td>{busType}</td>
                <td>{fare}</td>
                <td>{discountedFare(fare)}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
