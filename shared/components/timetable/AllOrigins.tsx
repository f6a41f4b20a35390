import { paths } from "../../paths.ts";
import { allOriginsName } from "../../universal/departures.ts";
import chip from "../controls/Chip.module.css";
import styles from "./AllOrigins.module.css";

/** Replaces the chips without scripts if the address names a terminal: a link back to all terminals. */
export function AllOrigins() {
  return (
    <noscript>
      <a className={`${chip.chip} ${styles.all}`} href={paths.schedules}>
        {allOriginsName}
      </a>
    </noscript>
  );
}
