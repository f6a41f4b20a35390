import type { Food } from "../../content/schema/foods.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./FoodCard.module.css";

interface FoodCardProps {
  readonly food: Food;
  /** Whether it is one of the first of the page, whose pictures are large. */
  readonly isLead?: boolean;
  /** Whether the picture is in the first view of the page. */
  readonly eager?: boolean;
}

/** Something to eat or to bring home. */
export function FoodCard({
  food: { id, name, origin, description, pictureAlt },
  isLead = false,
  eager = false,
}: FoodCardProps) {
  return (
    <article id={id} className={isLead ? styles.lead : styles.card}>
      <div className={styles.picture}>
        <Picture name={`foods/${id}`} alt={pictureAlt} width={480} height={360} eager={eager} />
      </div>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.origin}>{origin}</p>
      <p className={styles.text}>{description}</p>
    </article>
  );
}
