import type { Market } from "../../content/schema/foods.ts";
import { Picture } from "../pictures/Picture.tsx";
import { TermList } from "../text/TermList.tsx";
import styles from "./MarketCard.module.css";

interface MarketCardProps {
  readonly market: Market;
}

/** A market: what it sells, where it is and when it is open. */
export function MarketCard({ market: { id, name, where, hours, description, pictureAlt } }: MarketCardProps) {
  return (
    <article id={id} className={styles.market}>
      <Picture name={`markets/${id}`} alt={pictureAlt} width={480} height={240} />
      <h3>{name}</h3>
      <p className={styles.text}>{description}</p>
      <TermList
        items={[
          { id: "where", term: "Where", text: where },
          { id: "open", term: "Open", text: hours },
        ]}
      />
    </article>
  );
}
