import { paths } from "../../paths.ts";
import { allOriginsName } from "../../universal/departures.ts";
import chip from "../controls/Chip.module.css";
import styles from "./AllOrigins.module.css";

/**
 * A link back to all terminals, for pages without script whose address names a terminal. It replaces the
 * chips, which only a script could check.
 */
export function AllOrigins() {
  return (
    <noscript>
      <a className={`${chip.chip} ${styles.all}`} href={paths.schedules}>
        {allOriginsName}
      </a>
    </noscript>
  );
}
