import type { Origin, ScheduleEntry } from "../../content/timetable.ts";
import { OperatorName } from "../operators/OperatorName.tsx";
import { AsOf } from "../page/AsOf.tsx";
import { ClockTime } from "./ClockTime.tsx";
import styles from "./PrintSheet.module.css";

interface PrintSheetProps {
  readonly origin: Origin;
  /** The departures from there. */
  readonly entries: readonly ScheduleEntry[];
  readonly note: string;
}

/** The departures from one terminal on a sheet of paper. It takes the place of the timetable in print. */
export function PrintSheet({ origin, entries, note }: PrintSheetProps) {
  return (
    <section id={`sheet-${origin.id}`} className={styles.sheet} data-origin={origin.id}>
      <h2 translate="no">{`${origin.name} to Baguio`}</h2>
      <p translate="no">{origin.address}</p>
      <ul className={styles.departures}>
        {entries.map(({ id, minutes, operator, operatorSlug, busType, price }) => (
          <li key={id}>
            <span className={styles.time}>
              <ClockTime minutes={minutes} />
            </span>
            <OperatorName slug={operatorSlug} name={operator} />
            <span>{busType}</span>
            <b className={styles.fare}>{price}</b>
          </li>
        ))}
      </ul>
      <p>{note}</p>
      <AsOf />
    </section>
  );
}
