import type { ReactNode } from "react";
import type { OriginChoice } from "../../content/derived/timetable.ts";
import type { TerminalId } from "../../content/schema/terminals.ts";
import { allOrigins } from "../../departures.ts";
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

/** The terminals that these departures leave from, as `data-origin` takes them. */
export function originsOf(entries: readonly { readonly originId: TerminalId }[]): string {
  return [...new Set(entries.map(({ originId }) => originId))].join(" ");
}
