import type { ComponentProps } from "react";
import { classNames } from "../../styles/class-names.ts";

interface TableProps extends ComponentProps<"table"> {
  /** For screen readers: names the table and the region that scrolls. */
  readonly caption: string;
}

/** Scrolls sideways if enlarged text makes it too wide. Safari lets the keyboard scroll only focusable elements. */
export function Table({ caption, className, children, ...attributes }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys can scroll it.
    <section className="scroll" aria-label={caption} tabIndex={0}>
      <table className={classNames("table", className)} {...attributes}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}
