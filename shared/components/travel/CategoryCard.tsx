import type { TravelTipCategory } from "../../content/schema/travel-tips.ts";
import { Topic } from "../page/Topic.tsx";
import styles from "./CategoryCard.module.css";
import { TipList } from "./TipList.tsx";

export function CategoryCard({ tips }: { readonly tips: TravelTipCategory }) {
  const { id, category, statement, figures, items } = tips;
  return (
    <Topic id={id} heading={category} picture={`tips/${id}`}>
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
    </Topic>
  );
}
