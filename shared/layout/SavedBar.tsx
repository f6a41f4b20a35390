import { savedBarId } from "../universal/offline.ts";
import styles from "./SavedBar.module.css";

/** The bar that says when a page was saved. Hidden until the service worker fills it. */
export function SavedBar() {
  return <p id={savedBarId} className={`ruled-off ${styles.bar}`} hidden />;
}
