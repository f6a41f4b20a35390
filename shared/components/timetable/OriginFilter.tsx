import type { ReactNode } from "react";
import type { OriginChoice } from "../../content/derived/timetable.ts";
import type { TerminalId } from "../../content/schema/terminals.ts";
import { allOrigins, allOriginsName } from "../../departures.ts";
import { paths } from "../../paths.ts";
import chip from "../controls/Chip.module.css";
import styles from "./OriginFilter.module.css";

interface OriginFilterProps {
  /** The chips, and everything that follows them by its `data-origin`. */
  readonly children: ReactNode;
}

/**
 * Within it, the chosen chip decides what shows. An element with `data-origin` shows while all terminals
 * or one of those it names is chosen.
 */
export function OriginFilter({ children }: OriginFilterProps) {
  return <div className={styles.filter}>{children}</div>;
}

interface ByOriginProps {
  readonly origins: readonly { readonly id: TerminalId }[];
  readonly text: (origin: OriginChoice) => string;
}

/** A text that depends on the chosen terminal. All of them stand in the page; one shows. */
export function ByOrigin({ origins, text }: ByOriginProps) {
  return (
    <>
      <span data-origin={allOrigins}>{text(allOrigins)}</span>
      {origins.map(({ id }) => (
        <span key={id} className={styles.one} data-origin={id}>
          {text(id)}
        </span>
      ))}
    </>
  );
}

/**
 * Without script, an address that names a terminal chooses it, and this leads back to all of them: it stands in the place
 * of the chips, of which only a script can check one.
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

/** The terminals that these departures leave from, as `data-origin` takes them. */
export function originsOf(entries: readonly { readonly originId: TerminalId }[]): string {
  return [...new Set(entries.map(({ originId }) => originId))].join(" ");
}
