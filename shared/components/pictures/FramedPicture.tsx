import type { ReactNode } from "react";
import styles from "./FramedPicture.module.css";

interface FramedPictureProps {
  /** One `Picture`. */
  readonly children: ReactNode;
}

/** A picture with a frame. It moves a little when its link is hovered. */
export function FramedPicture({ children }: FramedPictureProps) {
  return <div className={styles.frame}>{children}</div>;
}
