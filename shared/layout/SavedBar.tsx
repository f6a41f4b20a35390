import { savedBarId } from "../universal/offline.ts";
import styles from "./SavedBar.module.css";

/** The bar of a saved page. It is hidden until the service worker or a script fills it in. */
export function SavedBar() {
  return <p id={savedBarId} className={styles.bar} hidden />;
}
