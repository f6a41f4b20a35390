import type { OriginSummary } from "../../content/derived/timetable.ts";
import { ClockTime } from "./ClockTime.tsx";
import styles from "./FirstAndLast.module.css";

interface FirstAndLastProps {
  readonly summary: Pick<OriginSummary, "first" | "last" | "cheapest" | "cheapestOperator">;
}

/** A terminal's first and last bus, its lowest fare, and the operator with that fare. */
export function FirstAndLast({ summary: { first, last, cheapest, cheapestOperator } }: FirstAndLastProps) {
  return (
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
        <dt>Lowest fare</dt>
        <dd>
          {`${cheapest} `}
          <span className={styles.operator}>{cheapestOperator}</span>
        </dd>
      </div>
    </dl>
  );
}
