import type { ReactNode } from "react";

/** Scrolls a table sideways if enlarged text makes it too wide. A table with links needs only the class. */
export function Scroll({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with a keyboard, Safari scrolls only what can have the focus.
    <div className="scroll" tabIndex={0}>
      {children}
    </div>
  );
}
