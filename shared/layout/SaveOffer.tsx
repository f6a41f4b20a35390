import { saveOfferId } from "../offline.ts";
import styles from "./SaveOffer.module.css";

/** The offer to save the guide where data is to be saved. Hidden until a script can keep what the button promises. */
export function SaveOffer() {
  return (
    <p id={saveOfferId} className={styles.offer} hidden>
      <button type="button">Save the guide for offline</button> <span role="status" />
    </p>
  );
}
