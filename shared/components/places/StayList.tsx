import type { Stay } from "../../content/derived/stays.ts";
import { amountText, priceText } from "../../content/formulas/amounts.ts";
import { Badge } from "../text/Badge.tsx";
import { Stars } from "./Stars.tsx";
import styles from "./StayList.module.css";

interface StayListProps {
  readonly stays: readonly Stay[];
  readonly heading: "h3" | "h4";
}

export function StayList({ stays, heading: Heading }: StayListProps) {
  return (
    <ul className={`tiles ruled ${styles.list}`}>
      {stays.map((stay) => {
        const { id, name, location, persons, rating, badge, priceRange, description } = stay;
        return (
          <li key={id} id={id} className={styles.stay}>
            <div className={`row ${styles.head}`}>
              <Heading className={styles.name}>{name}</Heading>
              {priceRange && <b className="num">{priceText(priceRange)}</b>}
            </div>
            <p className={styles.place}>
              {rating && <Stars rating={rating} />}
              {persons ? `${location}, ${amountText(persons)} persons` : location}{" "}
              {badge && <Badge>{badge}</Badge>}
            </p>
            <p>{[description, amenitiesText(stay)].filter(Boolean).join(" ")}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** "Heated indoor pool, spa, gym (2012)." */
function amenitiesText({ amenities, reported }: Stay): string | undefined {
  return amenities && `${amenities.join(", ")}${reported ? ` (${reported})` : ""}.`;
}
