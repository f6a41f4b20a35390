import type { ReactNode } from "react";
import styles from "./FramedPicture.module.css";

interface FramedPictureProps {
  /** Crops it to 4:5. */
  readonly poster?: boolean;
  /** One `Picture`. */
  readonly children: ReactNode;
}

/** A picture with a frame. It moves a little when its link is hovered. */
export function FramedPicture({ poster = false, children }: FramedPictureProps) {
  return <div className={poster ? `${styles.frame} ${styles.poster}` : styles.frame}>{children}</div>;
}
