import {
  type Origin,
  operatorDepartures,
  origins,
  timetableOperators,
} from "../../content/derived/timetable.ts";
import type { Operator } from "../../content/operators.ts";
import { departuresFrom } from "../../universal/departures.ts";
import { ClockTime } from "../timetable/ClockTime.tsx";
import styles from "./OperatorDepartures.module.css";

interface OperatorDeparturesProps {
  readonly operator: Operator;
}

/** In minutes after midnight. */
const noon = 12 * 60;

/** An operator's departures by terminal. Those of the cheapest class are unmarked, others show a letter. */
export function OperatorDepartures({ operator: { slug } }: OperatorDeparturesProps) {
  const departures = operatorDepartures(slug);
  const classes = timetableOperators.find((other) => other.slug === slug)?.fares ?? [];
  const [plain, ...marked] = classes.map(({ busType }) => busType);
  return (
    <>
      <dl className={`num ${styles.departures}`}>
        {origins.map((origin) => (
          <FromOrigin
            key={origin.id}
            origin={origin}
            entries={departuresFrom(departures, origin.id)}
            plain={plain}
          />
        ))}
      </dl>
      <p className={styles.key} data-nosnippet="">
        <span>{`No letter: ${plain}`}</span>
        {marked.map((busType) => (
          <span key={busType}>
            <b className={styles.mark}>{busType[0]}</b>
            {` ${busType}`}
          </span>
        ))}
      </p>
    </>
  );
}

interface FromOriginProps {
  readonly origin: Origin;
  readonly entries: ReturnType<typeof operatorDepartures>;
  readonly plain: string | undefined;
}

function FromOrigin({ origin, entries, plain }: FromOriginProps) {
  if (entries.length === 0) {
    return null;
  }
  const afternoon = entries.find(({ minutes }) => minutes >= noon);
  return (
    <div className={styles.origin}>
      <dt className={styles.name}>
        <span translate="no">{origin.name}</span>
        <span>{`${entries.length} a day`}</span>
      </dt>
      <dd data-nosnippet="">
        <ul className={styles.times}>
          {entries.map((entry) => (
            <li
              key={entry.id}
              className={entry === afternoon ? `${styles.time} ${styles.afternoon}` : styles.time}
            >
              <ClockTime minutes={entry.minutes} />
              {entry.busType !== plain && (
                <>
                  {" "}
                  <abbr className={styles.mark} title={entry.busType}>
                    {entry.busType[0]}
                  </abbr>
                </>
              )}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
