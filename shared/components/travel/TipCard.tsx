import type { ReactNode } from "react";
import type { Section } from "../../content/sections.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./TipCard.module.css";

interface TipCardProps extends Section {
  /** A drawing under art/tips. */
  readonly icon: string;
  readonly children: ReactNode;
}

export function TipCard({ id, heading, icon, children }: TipCardProps) {
  return (
    <article id={id}>
      <div className={styles.head}>
        <Picture name={`tips/${icon}`} alt="" width={80} height={80} />
        <h2 className={styles.heading}>{heading}</h2>
      </div>
      <div className={`stack ${styles.body}`}>{children}</div>
    </article>
  );
}
