import type { ReactNode } from "react";
import styles from "./Alert.module.css";

interface AlertProps {
  /** If it is a section of its page. */
  readonly heading?: string;
  /** A sentence or two. */
  readonly children: ReactNode;
}

/** A bar from edge to edge with what travelers must not miss. */
export function Alert({ heading, children }: AlertProps) {
  return (
    <div className={`small ${styles.alert}`} role="note">
      <div className="wrap row">
        {heading && <h2 className={styles.heading}>{heading}</h2>}
        {children}
      </div>
    </div>
  );
}
