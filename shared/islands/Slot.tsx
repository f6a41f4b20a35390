import type { ReactNode } from "react";

interface SlotProps {
  /** Passed only on the server. In the browser it is missing, and the served HTML stays. */
  readonly children?: ReactNode;
}

/** Content of an island that only the server renders, so that panels and menus never enter the client bundle. */
export function Slot({ children }: SlotProps) {
  if (children !== undefined) {
    return <div data-slot="">{children}</div>;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React keeps the served HTML.
  return <div data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** A text of an island. A browser may have translated it before hydration, and React must keep that. */
export function TranslatableText({ children }: { readonly children: string }) {
  return <span suppressHydrationWarning>{children}</span>;
}
