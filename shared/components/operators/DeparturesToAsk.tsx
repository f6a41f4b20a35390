import { boardingNames, doubtMark } from "../../content/derived/operator-texts.ts";
import { profileSection } from "../../content/derived/profile-sections.ts";
import { isUnconfirmed, type Operator } from "../../content/operators.ts";
import { askForTimesText } from "../../content/profile-texts.ts";
import styles from "./DeparturesToAsk.module.css";
import { OtherBuses } from "./OtherBuses.tsx";

interface DeparturesToAskProps {
  readonly operator: Operator;
}

/** Shown for operators outside the timetable: whether their trips are confirmed, where to ask, and other buses. */
export function DeparturesToAsk({ operator }: DeparturesToAskProps) {
  const { id, heading } = profileSection(operator, "departures");
  const doubt = isUnconfirmed(operator)
    ? `${doubtMark} Trips from ${boardingNames(operator)} are not confirmed. `
    : "";
  const text = `${doubt}${operator.doubt ?? askForTimesText}`;
  return (
    <div id={id} className={styles.notice} role="note">
      <h2>{heading}</h2>
      <p>
        {`${text} `}
        <OtherBuses operator={operator} />
      </p>
    </div>
  );
}
