import type { ReactNode } from "react";
import styles from "./FramedPicture.module.css";

/** Frames one `Picture`. It moves a little when its link is hovered. */
export function FramedPicture({ children }: { readonly children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
