import type { Hotel } from "../../content/schema/stays.ts";
import { Badge } from "../text/Badge.tsx";
import { DotList } from "../text/DotList.tsx";
import { Stars } from "./Stars.tsx";
import styles from "./StayRow.module.css";

interface StayRowProps {
  readonly id: string;
  readonly name: string;
  /** What it is and where, in one line. */
  readonly place: string;
  readonly description: string;
  readonly amenities?: readonly string[];
  /** Pesos a night, if the price differs from that of the whole list. */
  readonly priceRange?: string;
  readonly rating?: Hotel["rating"];
  readonly badge?: string;
  /** Its heading: below that of the page's part, or of a class in it. */
  readonly heading?: "h3" | "h4";
}

/** A place to sleep: one cell of a list. */
export function StayRow(props: StayRowProps) {
  const {
    id,
    name,
    place,
    description,
    amenities = [],
    priceRange,
    rating,
    badge,
    heading: Heading = "h3",
  } = props;
  return (
    <li id={id} className={styles.row}>
      <Heading className={styles.name}>{name}</Heading>
      <div>
        <p className={styles.place}>
          {rating && <Stars rating={rating} />} {place}
        </p>
        {badge && <Badge>{badge}</Badge>}
        {priceRange && <p className={`num ${styles.price}`}>{priceRange}</p>}
      </div>
      <div className={styles.about}>
        <p>{description}</p>
        {amenities.length > 0 && (
          <div className={styles.amenities}>
            <DotList items={amenities} />
          </div>
        )}
      </div>
    </li>
  );
}
