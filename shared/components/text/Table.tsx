import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import styles from "./Table.module.css";

interface TableProps {
  /** For screen readers: names the table and the region that scrolls. */
  readonly caption: string;
  readonly className?: string | undefined;
  /** Whether the columns after the first have amounts. */
  readonly amounts?: boolean;
  readonly children: ReactNode;
}

/** Scrolls sideways if enlarged text makes it too wide. Safari lets the keyboard scroll only focusable elements. */
export function Table({ caption, className, amounts = false, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys can scroll it.
    <section className="scroll" aria-label={caption} tabIndex={0}>
      <table className={classNames("compact", styles.table, amounts && styles.amounts, className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}
