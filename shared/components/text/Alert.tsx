import type { ReactNode } from "react";
import styles from "./Alert.module.css";

/**
 * A bar from edge to edge with what travelers must not miss: a sentence or two, after an `<h2>` if it is a section of
 * its page.
 */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`small ${styles.alert}`} role="note">
      <div className="wrap row">{children}</div>
    </div>
  );
}
