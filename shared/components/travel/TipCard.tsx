import type { ReactNode } from "react";
import type { Section } from "../../content/sections.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./TipCard.module.css";

interface TipCardProps extends Section {
  readonly children: ReactNode;
}

/** Tips that stand out, with the drawing of their section. */
export function TipCard({ id, heading, children }: TipCardProps) {
  return (
    <article id={id}>
      <div className={styles.head}>
        <Picture name={`tips/${id}`} alt="" width={80} height={80} />
        <h2 className={styles.heading}>{heading}</h2>
      </div>
      <div className={`stack ${styles.body}`}>{children}</div>
    </article>
  );
}
