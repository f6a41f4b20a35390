import { savedBarId } from "../offline.ts";
import styles from "./SavedBar.module.css";

/** What is to be said of a page that came from the phone: the worker or a script says it, and unhides the bar. */
export function SavedBar() {
  return <p id={savedBarId} className={styles.bar} hidden />;
}
