import { kindsIn } from "../../content/room-kinds.ts";
import type { Area } from "../../content/schema/stays.ts";
import { BarList } from "../text/BarList.tsx";
import styles from "./AreaCard.module.css";

interface AreaCardProps {
  readonly area: Area;
}

/** A part of the city to stay in, with what speaks for it and against it. */
export function AreaCard({ area: { id, area, shortName, description, pros, cons } }: AreaCardProps) {
  return (
    <article id={id} className={styles.area}>
      <h3>{area}</h3>
      <p className={styles.text}>{description}</p>
      <p className={styles.kinds}>{kindsIn(shortName)}</p>
      <h4 className={styles.heading}>Pros</h4>
      <BarList mark="plus" items={pros} />
      <h4 className={styles.heading}>Cons</h4>
      <BarList mark="minus" items={cons} />
    </article>
  );
}
