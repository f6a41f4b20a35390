import type { ReactNode } from "react";
import styles from "./FramedPicture.module.css";

interface FramedPictureProps {
  /** The proportions to crop to: 4:3, 4:5 or 8:5. */
  readonly ratio?: "photo" | "poster" | "wide";
  /** One `Picture`. */
  readonly children: ReactNode;
}

/** A picture with a thin frame and a paper margin. It moves a little when its link is pointed at. */
export function FramedPicture({ ratio = "photo", children }: FramedPictureProps) {
  return <div className={`${styles.frame} ${styles[ratio]}`}>{children}</div>;
}
