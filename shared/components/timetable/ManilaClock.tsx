import { usualNote } from "../../content/schedule-notes.ts";
import { attributeFor } from "../../universal/page-attributes.ts";
import { clockText } from "../../universal/script-texts.ts";
import styles from "./ManilaClock.module.css";

/** Labels the times of a board as usual times, until client/board.ts writes the time in Manila. */
export function ManilaClock() {
  return (
    <p className={styles.clock} data-widest={clockText("12:00 AM")} {...attributeFor("clock")}>
      {usualNote}
    </p>
  );
}
