import type { ReactNode } from "react";
import styles from "./FramedPicture.module.css";

interface FramedPictureProps {
  /** The crop: 4:5 or 8:5. Default: the whole picture. */
  readonly ratio?: "poster" | "wide" | undefined;
  /** One `Picture`. */
  readonly children: ReactNode;
}

/** A picture with a frame. It moves a little when its link is hovered. */
export function FramedPicture({ ratio, children }: FramedPictureProps) {
  return <div className={ratio ? `${styles.frame} ${styles[ratio]}` : styles.frame}>{children}</div>;
}
