import type { ReactNode } from "react";

interface SlotProps {
  /** Given on the server alone. In the browser there are none: the HTML that was served stays. */
  readonly children?: ReactNode;
}

/**
 * Content that an island shows but does not own. The server renders it; in the browser React leaves the
 * served HTML as it is, so that hotel lists and menus never enter the client bundle.
 */
export function Slot({ children }: SlotProps) {
  if (children !== undefined) {
    return <div>{children}</div>;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, which tells React to keep what was served.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
