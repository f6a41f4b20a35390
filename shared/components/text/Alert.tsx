import type { ReactNode } from "react";
import styles from "./Alert.module.css";

interface AlertProps {
  /** A sentence or two, after an `<h2>` if it is a section of its page. */
  readonly children: ReactNode;
}

/** A bar from edge to edge with what travelers must not miss. */
export function Alert({ children }: AlertProps) {
  return (
    <div className={`small ${styles.alert}`} role="note">
      <div className="wrap row">{children}</div>
    </div>
  );
}
