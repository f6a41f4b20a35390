import { Fragment } from "react";
import { boardingNames } from "../../content/derived/operator-texts.ts";
import { profileSection } from "../../content/derived/profile-sections.ts";
import { origins, summaryOf } from "../../content/derived/timetable.ts";
import { isUnconfirmed, type Operator } from "../../content/operators.ts";
import { askForTimesText, otherCompaniesText } from "../../content/profile-texts.ts";
import { paths } from "../../paths.ts";
import { boardAnchor, departuresText } from "../../universal/departures.ts";
import styles from "./DeparturesToAsk.module.css";

interface DeparturesToAskProps {
  readonly operator: Operator;
}

/**
 * Shown for operators outside the timetable: whether their trips are confirmed, where to ask, and how many
 * departures others have from the same terminals.
 */
export function DeparturesToAsk({ operator }: DeparturesToAskProps) {
  const { id, heading } = profileSection(operator, "departures");
  const { doubt, terminals } = operator;
  const shared = origins.filter((origin) => terminals.some(({ terminal }) => terminal === origin.id));
  return (
    <section id={id} className={styles.notice}>
      <h2>{heading}</h2>
      <p>
        {isUnconfirmed(operator) && <b>{`Trips from ${boardingNames(operator)} are not confirmed. `}</b>}
        {doubt ?? askForTimesText}
      </p>
      <ul className={styles.ways}>
        <li>
          <a href={`${paths.terminals}#${terminals[0].terminal}`}>Find the terminal</a>
        </li>
        {shared.length > 0 && (
          <li>
            {otherCompaniesText}
            {shared.map((origin, index) => (
              <Fragment key={origin.id}>
                {index > 0 ? " and " : " "}
                <a href={`${paths.schedules}#${boardAnchor(origin.id)}`}>
                  {departuresText(summaryOf(origin.id).count, origin.name)}
                </a>
              </Fragment>
            ))}
          </li>
        )}
      </ul>
    </section>
  );
}
