import { doubtMark } from "../../content/derived/operator-texts.ts";
import { hoursText } from "../../content/formulas/amounts.ts";
import { fareRange, isUnconfirmed, type Operator } from "../../content/operators.ts";
import styles from "./OperatorFigures.module.css";

interface OperatorFiguresProps {
  readonly operator: Operator;
}

/** What a trip costs and how long it takes, how many there are, and how many terminals the company has. */
export function OperatorFigures({ operator }: OperatorFiguresProps) {
  const { travelHours, tripsPerDay, terminals } = operator;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Fare range</dt>
        <dd>{fareRange(operator)}</dd>
      </div>
      <div>
        <dt>Travel time</dt>
        <dd>{hoursText(travelHours)}</dd>
      </div>
      <div>
        <dt>Daily trips</dt>
        <dd>
          {tripsPerDay}
          {isUnconfirmed(operator) && <sup>{doubtMark}</sup>}
        </dd>
      </div>
      <div>
        <dt>{terminals.length === 1 ? "Terminal" : "Terminals"}</dt>
        <dd>{terminals.length}</dd>
      </div>
    </dl>
  );
}
