import type { ReactNode } from "react";
import type { TerminalId } from "../../content/schema/terminals.ts";
import { paths } from "../../paths.ts";
import { allOriginsName } from "../../universal/departures.ts";
import chip from "../controls/Chip.module.css";
import styles from "./OriginFilter.module.css";

interface OriginFilterProps {
  /** The chips, and all elements with `data-origin`. */
  readonly children: ReactNode;
}

/**
 * Shows what belongs to the chosen chip. An element with `data-origin` is visible while all terminals are
 * chosen, or one of those that it names.
 */
export function OriginFilter({ children }: OriginFilterProps) {
  return <div className={styles.filter}>{children}</div>;
}

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

/** The terminals of these departures, in the form of `data-origin`. */
export function originsOf(entries: readonly { readonly originId: TerminalId }[]): string {
  return [...new Set(entries.map(({ originId }) => originId))].join(" ");
}
