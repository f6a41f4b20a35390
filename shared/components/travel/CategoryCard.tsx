import type { TravelTipCategory } from "../../content/schema/travel-tips.ts";
import styles from "./CategoryCard.module.css";
import { TipCard } from "./TipCard.tsx";
import { TipList } from "./TipList.tsx";

export function CategoryCard({ tips }: { readonly tips: TravelTipCategory }) {
  const { id, category, statement, figures, items } = tips;
  return (
    <TipCard id={id} heading={category}>
      {statement && <p className={styles.statement}>{statement}</p>}
      {figures && (
        <dl className={styles.figures}>
          {figures.map(({ term, value, note }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <b>{value}</b> {note}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <TipList items={items} />
    </TipCard>
  );
}
