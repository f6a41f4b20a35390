import { priceText } from "../../content/formulas/amounts.ts";
import type { Hotel } from "../../content/schema/stays.ts";
import type { Range } from "../../content/schema/texts.ts";
import { Badge } from "../text/Badge.tsx";
import { DotList } from "../text/DotList.tsx";
import { Stars } from "./Stars.tsx";
import styles from "./StayList.module.css";

interface Stay {
  readonly id: string;
  readonly name: string;
  /** What it is and where, in one line. */
  readonly place: string;
  readonly description: string;
  readonly amenities?: readonly string[];
  /** Pesos a night, if the price differs from that of the whole list. */
  readonly priceRange?: Range;
  readonly rating?: Hotel["rating"];
  readonly badge?: string;
}

type StayHeading = "h3" | "h4";

interface StayListProps {
  readonly stays: readonly Stay[];
  readonly heading?: StayHeading;
}

export function StayList({ stays, heading = "h3" }: StayListProps) {
  return (
    <ul className={`tiles ${styles.list}`}>
      {stays.map((stay) => (
        <Row key={stay.id} stay={stay} heading={heading} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly stay: Stay;
  readonly heading: StayHeading;
}

function Row({ stay, heading: Heading }: RowProps) {
  const { id, name, place, description, amenities = [], priceRange, rating, badge } = stay;
  return (
    <li id={id} className={styles.row}>
      <Heading className={styles.name}>{name}</Heading>
      {rating && <Stars rating={rating} />}
      <p className={styles.details}>{place}</p>
      {badge && <Badge>{badge}</Badge>}
      {priceRange && <p className={`num ${styles.price}`}>{priceText(priceRange)}</p>}
      <p>{description}</p>
      {amenities.length > 0 && (
        <div className={styles.details}>
          <DotList items={amenities} />
        </div>
      )}
    </li>
  );
}
