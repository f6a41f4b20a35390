import { savedBarId } from "../offline.ts";
import { site } from "../site.ts";
import styles from "./SavedBar.module.css";

/** Says when the saved copy is from. Hidden until the worker shows the page out of that copy, and fills in the date. */
export function SavedBar() {
  return (
    <p id={savedBarId} className={styles.bar} hidden>
      {`${site.savedCopy} `}
      <time />.
    </p>
  );
}
