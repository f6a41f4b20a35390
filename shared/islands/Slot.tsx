import type { ReactNode } from "react";

interface SlotProps {
  /** Given on the server only. In the browser it is missing, and the served HTML stays. */
  readonly children?: ReactNode;
}

/**
 * Content that an island shows but does not own. The server renders it; in the browser, React leaves the
 * served HTML alone, so hotel lists and menus never enter the client bundle.
 */
export function Slot({ children }: SlotProps) {
  if (children !== undefined) {
    return <div>{children}</div>;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, which tells React to keep what was served.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
