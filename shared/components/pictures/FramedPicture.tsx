import type { ReactNode } from "react";
import styles from "./FramedPicture.module.css";

interface FramedPictureProps {
  /** The proportions to crop to, 4:5 or 8:5. Without it, the picture is shown whole. */
  readonly ratio?: "poster" | "wide" | undefined;
  /** One `Picture`. */
  readonly children: ReactNode;
}

/** A picture with a thin frame and a paper margin. It moves a little when its link is pointed at. */
export function FramedPicture({ ratio, children }: FramedPictureProps) {
  return <div className={ratio ? `${styles.frame} ${styles[ratio]}` : styles.frame}>{children}</div>;
}
