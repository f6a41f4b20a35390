import { noDeparturesText } from "../../content/operator-texts.ts";
import type { Operator } from "../../content/operators.ts";
import { type Origin, operatorDepartures, origins } from "../../content/timetable.ts";
import { departuresFrom } from "../../departures.ts";
import { paths } from "../../paths.ts";
import { ClockTime } from "../timetable/ClockTime.tsx";
import styles from "./OperatorDepartures.module.css";

interface OperatorDeparturesProps {
  readonly operator: Operator;
}

/** An operator's departures by terminal, each leading to its row in the timetable. */
export function OperatorDepartures({ operator }: OperatorDeparturesProps) {
  if (operatorDepartures(operator.slug).length === 0) {
    return <p className={styles.none}>{noDeparturesText(operator)}</p>;
  }
  return (
    <dl className={`num ${styles.departures}`}>
      {origins.map((origin) => (
        <FromOrigin key={origin.id} operator={operator} origin={origin} />
      ))}
    </dl>
  );
}

function FromOrigin({
  operator: { slug },
  origin: { id, name },
}: OperatorDeparturesProps & { readonly origin: Origin }) {
  const entries = departuresFrom(operatorDepartures(slug), id);
  if (entries.length === 0) {
    return null;
  }
  return (
    <div className={styles.origin}>
      <dt translate="no">{name}</dt>
      <dd>
        <ul className={styles.times}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <a className={styles.time} href={`${paths.schedules}#${entry.id}`}>
                <ClockTime minutes={entry.minutes} />
              </a>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
