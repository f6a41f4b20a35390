import type { ReactNode } from "react";
import type { Section } from "../../content/sections.ts";
import styles from "./TipCard.module.css";
import { TipIcon, type TipIconName } from "./TipIcon.tsx";

interface TipCardProps extends Section {
  readonly icon: TipIconName;
  readonly children: ReactNode;
}

/** A section of advice under its icon. */
export function TipCard({ id, heading, icon, children }: TipCardProps) {
  return (
    <article id={id}>
      <div className={styles.head}>
        <TipIcon name={icon} />
        <h2 className={styles.heading}>{heading}</h2>
      </div>
      <div className={styles.body}>{children}</div>
    </article>
  );
}
