import type { Price } from "../content/operator.ts";
import type { TerminalId } from "../content/terminal.ts";
import { paths } from "../paths.ts";
import { ClockTime } from "./ClockTime.tsx";
import styles from "./TerminalAnswers.module.css";

interface TerminalAnswer {
  readonly id: TerminalId;
  readonly name: string;
  /** First and last departure of the day, in minutes after midnight. */
  readonly first: number;
  readonly last: number;
  readonly cheapest: Price;
  readonly cheapestOperator: string;
  readonly count: number;
}

interface TerminalAnswersProps {
  readonly terminals: readonly TerminalAnswer[];
}

/** What most readers come for: when the first and the last bus leaves each terminal, and the lowest fare. */
export function TerminalAnswers({ terminals }: TerminalAnswersProps) {
  return (
    <section className="wrap">
      <h2 className="vh">First and last bus from each terminal</h2>
      <ul className={styles.answers}>
        {terminals.map(({ id, name, first, last, cheapest, cheapestOperator, count }) => (
          <li key={id} className={styles.answer}>
            <h3 className={styles.name} translate="no">
              <a href={`${paths.terminals}#${id}`}>{name}</a>
            </h3>
            <p className={styles.count}>{`${count} buses a day`}</p>
            <dl className={`num ${styles.facts}`}>
              <div>
                <dt>First bus</dt>
                <dd>
                  <ClockTime minutes={first} />
                </dd>
              </div>
              <div>
                <dt>Last bus</dt>
                <dd>
                  <ClockTime minutes={last} />
                </dd>
              </div>
              <div>
                <dt>{`Cheapest: ${cheapestOperator}`}</dt>
                <dd>{cheapest}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
