import type { TerminalId } from "../../content/schema/terminals.ts";
import type { OriginSummary } from "../../content/timetable.ts";
import { paths } from "../../paths.ts";
import { FirstAndLast } from "./FirstAndLast.tsx";
import styles from "./TerminalAnswers.module.css";

interface TerminalAnswer extends OriginSummary {
  readonly id: TerminalId;
  readonly name: string;
}

interface TerminalAnswersProps {
  readonly terminals: readonly TerminalAnswer[];
}

/** What most readers come for: when the first and the last bus leaves each terminal, and the lowest fare. */
export function TerminalAnswers({ terminals }: TerminalAnswersProps) {
  return (
    <section id="first-and-last" className="wrap">
      <h2 className="vh">First and last bus from each terminal</h2>
      <ul className={styles.answers}>
        {terminals.map(({ id, name, ...summary }) => (
          <li key={id} className={styles.answer}>
            <h3 className={styles.name} translate="no">
              <a href={`${paths.terminals}#${id}`}>{name}</a>
            </h3>
            <p className={styles.count}>{`${summary.count} buses a day`}</p>
            <div className={styles.facts}>
              <FirstAndLast summary={summary} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
