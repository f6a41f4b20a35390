import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import styles from "./FramedPicture.module.css";
import sides from "./side.module.css";

interface FramedPictureProps {
  /** On a phone, the picture is half as wide, upright, at this side of the text. */
  readonly side?: "left" | "right" | undefined;
  /** One `Picture`, and what stands on it. */
  readonly children: ReactNode;
}

/** Frames one `Picture`. It moves a little when its link is hovered. */
export function FramedPicture({ side, children }: FramedPictureProps) {
  return <div className={classNames(styles.frame, side && sides[side])}>{children}</div>;
}
