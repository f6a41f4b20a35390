import { dailyNote } from "../../content/schedule-notes.ts";
import { clockText } from "../../universal/script-texts.ts";
import styles from "./ManilaClock.module.css";

/** Says on which days the board holds, until client/board.ts writes the time in Manila. */
export function ManilaClock() {
  return (
    <p className={styles.clock} data-clock="" data-widest={clockText("12:00 AM")}>
      {dailyNote}
    </p>
  );
}
