import type { ReactNode } from "react";

interface LabelProps {
  readonly children: ReactNode;
  readonly translate?: "no" | undefined;
}

/** A text of an island. A browser may have translated it before hydration, and React must keep that. */
export function Label({ children, translate }: LabelProps) {
  return (
    <span translate={translate} suppressHydrationWarning>
      {children}
    </span>
  );
}
