import { isTimed } from "../../content/derived/timetable.ts";
import type { Operator } from "../../content/operators.ts";
import {
  coachCaption,
  exampleInsideCaption,
  insideAlt,
  seatPlanCaption,
} from "../../content/profile-texts.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./BusPictures.module.css";

interface BusPicturesProps {
  readonly operator: Operator;
}

const seatPlans = {
  "2x2": { title: "Seat plan, two and two", alt: "Seat plan: rows of two and two with an aisle between." },
  "2x1": { title: "Seat plan, two and one", alt: "Seat plan: rows of two and one with an aisle between." },
} as const;

interface BusFrontProps extends BusPicturesProps {
  /** Whether it takes what height its column has left. */
  readonly fillsColumn?: boolean;
}

/** The coach from the front. */
export function BusFront({ operator: { slug, name }, fillsColumn = false }: BusFrontProps) {
  return (
    <figure className={fillsColumn ? styles.filling : undefined}>
      <div className={styles.sheet}>
        <Picture
          name={`buses/${slug}-front`}
          alt={`Drawing of a coach of ${name} from the front.`}
          width={480}
          height={300}
        />
      </div>
      <figcaption className={styles.caption}>{coachCaption}</figcaption>
    </figure>
  );
}

/** The coach from inside, with a seat plan where the layout is known, and from the front if that is not elsewhere. */
export function BusPictures({ operator }: BusPicturesProps) {
  const { slug, insideCaption = exampleInsideCaption, seating } = operator;
  const plan = seating && seatPlans[seating];
  return (
    <div className={styles.pictures}>
      {!isTimed(operator) && <BusFront operator={operator} />}
      <figure>
        <div className={styles.sheet}>
          <Picture name={`buses/${slug}-inside`} alt={insideAlt} width={480} height={300} />
        </div>
        <figcaption className={styles.caption}>{insideCaption}</figcaption>
      </figure>
      {plan && (
        <figure className={`${styles.sheet} ${styles.plan}`}>
          <Picture name={`buses/${slug}-seats`} alt={plan.alt} width={640} height={200} />
          <figcaption className={styles.caption}>
            <b className={styles.title}>{plan.title}</b>
            {seatPlanCaption}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
