import { saveOfferId } from "../universal/offline.ts";
import styles from "./SaveOffer.module.css";

/** The offer to save the guide, for readers who save data. Hidden until a script can keep its promise. */
export function SaveOffer() {
  return (
    <p id={saveOfferId} className={styles.offer} hidden>
      <button type="button">Save the guide for offline</button> <span role="status" />
    </p>
  );
}
