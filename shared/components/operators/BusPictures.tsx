import type { Operator } from "../../content/operators.ts";
import {
  exteriorCaption,
  insideAlt,
  seatPlanCaption,
  unknownInsideCaption,
} from "../../content/profile-texts.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./BusPictures.module.css";

const seatPlans = {
  "2x2": { title: "Seat plan, two and two", alt: "Seat plan: rows of two and two with an aisle between." },
  "2x1": { title: "Seat plan, two and one", alt: "Seat plan: rows of two and one with an aisle between." },
} as const;

/** The coach from the front and inside, with the seat plan if it is known. */
export function BusPictures({ operator }: { readonly operator: Operator }) {
  const { slug, name, insideCaption = unknownInsideCaption, seating } = operator;
  const plan = seating && seatPlans[seating];
  return (
    <div className={`stack ${styles.pictures}`}>
      <View
        name={`${slug}-front`}
        alt={`Drawing of a coach of ${name} from the front.`}
        caption={exteriorCaption}
      />
      <View name={`${slug}-inside`} alt={insideAlt} caption={`Interior. ${insideCaption}`} />
      {plan && <View name={`${slug}-seats`} alt={plan.alt} caption={`${plan.title}. ${seatPlanCaption}`} />}
    </div>
  );
}

interface ViewProps {
  readonly name: string;
  readonly alt: string;
  readonly caption: string;
}

/** All views have the same size, so that their edges align. */
function View({ name, alt, caption }: ViewProps) {
  return (
    <figure>
      <Picture name={`buses/${name}`} alt={alt} width={480} height={300} />
      <figcaption className="fine">{caption}</figcaption>
    </figure>
  );
}
