import { minutesOf } from "../clock.ts";
import type { BusGuide } from "../content/getting-there.ts";
import { paths } from "../paths.ts";
import { BarList } from "./BarList.tsx";
import styles from "./BusGuideCard.module.css";
import { ButtonLink } from "./ButtonLink.tsx";
import { ClockTime } from "./ClockTime.tsx";
import { KeyFacts } from "./KeyFacts.tsx";

interface BusGuideCardProps {
  readonly guide: BusGuide;
  /** The terminal's name in full. */
  readonly terminalName: string;
}

/** Going by bus from one terminal, with the ways to its departures and to where it is. */
export function BusGuideCard({ guide, terminalName }: BusGuideCardProps) {
  const { terminal, from, buses, duration, fare, frequency, firstTrip, lastTrip, tips } = guide;
  return (
    <article id={terminal} className={styles.guide}>
      <h3 className={styles.heading}>
        {"From "}
        <span translate="no">{from}</span>
      </h3>
      <KeyFacts
        figures={[
          { label: "Fare", value: fare },
          { label: "First trip", value: <ClockTime minutes={minutesOf(firstTrip)} /> },
          { label: "Last trip", value: <ClockTime minutes={minutesOf(lastTrip)} /> },
        ]}
        rows={[
          { label: "Frequency", value: frequency },
          { label: "Travel time", value: duration },
          { label: "Buses", value: buses },
        ]}
      />
      <div className={styles.tips}>
        <BarList mark="advice" items={tips} />
      </div>
      <div>
        <ButtonLink kind="line" wide href={`${paths.schedules}#from-${terminal}`}>
          {`Departures from ${from}`}
        </ButtonLink>
        <a className={styles.link} href={`${paths.terminals}#${terminal}`} translate="no">
          {terminalName}
        </a>
      </div>
    </article>
  );
}
