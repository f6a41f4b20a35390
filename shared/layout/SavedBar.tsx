import { savedBarId } from "../universal/offline.ts";
import styles from "./SavedBar.module.css";

/** The bar for messages about the saved copy. Hidden until the service worker or a script fills it. */
export function SavedBar() {
  return <p id={savedBarId} className={styles.bar} hidden />;
}
