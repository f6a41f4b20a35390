import { endsOf } from "../../content/formulas/amounts.ts";
import { sharedNote } from "../../content/schedule-notes.ts";
import type { Amount } from "../../content/schema/texts.ts";
import styles from "./ShareControls.module.css";

interface ShareControlsProps {
  /** The operators of the timetable, with how many minutes before departure to be there. */
  readonly operators: readonly { readonly name: string; readonly earlyMinutes: Amount }[];
}

/** A hint above the timetable. It takes its room from the start, and shows once the script can share. */
export function ShareHint() {
  return (
    <p className={styles.hint} data-share-hint="">
      <ShareMark /> Tap a departure to share it.
    </p>
  );
}

/**
 * What client/share.ts adds to the timetable: a button for the chosen departure, and a status. They are in a
 * template, because without the script they would do nothing.
 */
export function ShareControls({ operators }: ShareControlsProps) {
  const early = Object.fromEntries(
    operators.map(({ name, earlyMinutes }) => [name, endsOf(earlyMinutes)[1]]),
  );
  return (
    <template data-share={sharedNote} data-early={JSON.stringify(early)}>
      <button className={styles.button} type="button" aria-label="Share">
        <ShareMark />
      </button>
      <p className={styles.status} role="status" />
    </template>
  );
}

/** Three points and the lines between them. */
function ShareMark() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="1.8" d="m14 3.5-9 5.5 9 5.5" />
      <path
        fill="currentColor"
        d="M14 1a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M4 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M14 12a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5"
      />
    </svg>
  );
}
