import { dailyNote } from "../../content/schedule-notes.ts";
import styles from "./ManilaClock.module.css";

/** The time in Manila, which client/board.ts writes beside what is next. Without script: when the board holds. */
export function ManilaClock() {
  return (
    <p className={styles.clock} data-clock="">
      {dailyNote}
    </p>
  );
}
