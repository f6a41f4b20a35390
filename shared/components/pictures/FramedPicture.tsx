import type { ReactNode } from "react";
import styles from "./FramedPicture.module.css";

interface FramedPictureProps {
  /** One `Picture`, and what stands on it. */
  readonly children: ReactNode;
}

/** Frames one `Picture`, which grows slightly when its link is hovered. */
export function FramedPicture({ children }: FramedPictureProps) {
  return <div className={`boxed ${styles.frame}`}>{children}</div>;
}
