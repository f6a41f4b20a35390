import type { TravelTipCategory } from "../../content/schema/travel-tips.ts";
import { BarList } from "../text/BarList.tsx";
import { TermList } from "../text/TermList.tsx";
import styles from "./TipCard.module.css";
import { TipIcon } from "./TipIcon.tsx";

interface TipCardProps {
  readonly tips: TravelTipCategory;
}

/** A group of advice under its icon; before it, what rides cost. */
export function TipCard({ tips: { id, category, fares, items } }: TipCardProps) {
  return (
    <article id={id}>
      <div className={styles.head}>
        <TipIcon id={id} />
        <h2 className={styles.heading}>{category}</h2>
      </div>
      <div className={styles.body}>
        {fares && <TermList items={fares} />}
        <BarList mark="fact" items={items} />
      </div>
    </article>
  );
}
