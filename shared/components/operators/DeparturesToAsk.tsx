import { boardingNames, doubtMark } from "../../content/derived/operator-texts.ts";
import { profileSection } from "../../content/derived/profile-sections.ts";
import { isUnconfirmed, type Operator } from "../../content/operators.ts";
import { askForTimesText } from "../../content/profile-texts.ts";
import advisory from "../text/Advisory.module.css";
import { AdvisoryMark } from "../text/AdvisoryMark.tsx";
import styles from "./DeparturesToAsk.module.css";
import { otherBuses } from "./other-buses.ts";

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
    <div id={id} className={`${advisory.advisory} ${advisory.row} ${styles.notice}`} role="note">
      <h2 className={advisory.heading}>
        <AdvisoryMark />
        {heading}
      </h2>
      <div className={advisory.body}>
        <p>{text}</p>
        <a {...otherBuses(operator)} />
      </div>
    </div>
  );
}
