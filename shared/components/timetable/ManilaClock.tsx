import { usualNote } from "../../content/schedule.ts";
import { mark } from "../../contract/page.ts";
import styles from "./ManilaClock.module.css";

/** Labels the times of a board as usual times, until client/show-board.ts writes the time in Manila. */
export function ManilaClock() {
  return (
    <p className={`screen-only to-right ${styles.clock}`} {...mark("clock", "")}>
      {usualNote}
    </p>
  );
}
