import { parse12Hour } from "../../clock.ts";
import type { BusService } from "../../content/getting-there.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import { BarList } from "../text/BarList.tsx";
import { KeyFacts } from "../text/KeyFacts.tsx";
import { ClockTime } from "../timetable/ClockTime.tsx";
import styles from "./BusServiceCard.module.css";

interface BusServiceCardProps {
  readonly service: BusService;
  /** The terminal's name in full. */
  readonly terminalName: string;
}

/** Going by bus from one terminal, with the ways to its departures and to where it is. */
export function BusServiceCard({ service, terminalName }: BusServiceCardProps) {
  const { terminal, from, buses, duration, fare, frequency, firstTrip, lastTrip, tips } = service;
  return (
    <article id={terminal} className={styles.service}>
      <h3 className={styles.heading}>
        {"From "}
        <span translate="no">{from}</span>
      </h3>
      <KeyFacts
        figures={[
          { label: "Fare", value: fare },
          { label: "First trip", value: <ClockTime minutes={parse12Hour(firstTrip)} /> },
          { label: "Last trip", value: <ClockTime minutes={parse12Hour(lastTrip)} /> },
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
