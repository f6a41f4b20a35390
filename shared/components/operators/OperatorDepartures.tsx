import {
  type Origin,
  operatorDepartures,
  origins,
  timetableOperators,
} from "../../content/derived/timetable.ts";
import type { Operator } from "../../content/operators.ts";
import { patternNote } from "../../content/schedule-notes.ts";
import { departuresFrom } from "../../universal/departures.ts";
import { ClockTime } from "../timetable/ClockTime.tsx";
import styles from "./OperatorDepartures.module.css";

/** In minutes after midnight. */
const noon = 12 * 60;

/** An operator's departures by terminal. Classes other than the cheapest are marked with a letter. */
export function OperatorDepartures({ operator: { slug } }: { readonly operator: Operator }) {
  const departures = operatorDepartures(slug);
  const classes = timetableOperators.find((other) => other.slug === slug)?.fares ?? [];
  const [plain, ...marked] = classes.map(({ busType }) => busType);
  return (
    <>
      <p className={`fine row ${styles.key}`} data-nosnippet="">
        <span>{`No letter: ${plain}`}</span>
        {marked.map((busType) => (
          <span key={busType}>
            <b>{busType[0]}</b>
            {`: ${busType}`}
          </span>
        ))}
      </p>
      <dl className="num ruled">
        {origins.map((origin) => (
          <FromOrigin
            key={origin.id}
            origin={origin}
            entries={departuresFrom(departures, origin.id)}
            plain={plain}
          />
        ))}
      </dl>
      <p className={`fine ${styles.note}`} data-nosnippet="">
        {patternNote}
      </p>
    </>
  );
}

type Departures = ReturnType<typeof operatorDepartures>;

interface FromOriginProps {
  readonly origin: Origin;
  readonly entries: Departures;
  readonly plain: string | undefined;
}

function FromOrigin({ origin, entries, plain }: FromOriginProps) {
  if (entries.length === 0) {
    return null;
  }
  return (
    <div className={styles.origin}>
      <dt className={`row ${styles.name}`}>
        <b translate="no">{origin.name}</b>
        <span className="quiet">{`${entries.length} a day`}</span>
      </dt>
      <dd data-nosnippet="">
        <Half name="AM" entries={entries.filter(({ minutes }) => minutes < noon)} plain={plain} />
        <Half name="PM" entries={entries.filter(({ minutes }) => minutes >= noon)} plain={plain} />
      </dd>
    </div>
  );
}

interface HalfProps extends Omit<FromOriginProps, "origin"> {
  readonly name: "AM" | "PM";
}

/** The times of one half of the day, named once. */
function Half({ name, entries, plain }: HalfProps) {
  if (entries.length === 0) {
    return null;
  }
  return (
    <div className={styles.half}>
      <small>{name}</small>
      <ul className={styles.times}>
        {entries.map(({ id, minutes, busType }) => (
          <li key={id}>
            <ClockTime minutes={minutes} bare />
            {busType !== plain && (
              <>
                {" "}
                <abbr title={busType}>{busType[0]}</abbr>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
