import { frontText } from "../../content/derived/operator-texts.ts";
import type { Operator } from "../../content/operators.ts";
import {
  exteriorCaption,
  insideAlt,
  seatPlanCaption,
  seatPlans,
  unknownInsideCaption,
} from "../../content/texts/profile-texts.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./BusPictures.module.css";

/** The coach from the front and inside, with the seat plan if it is known. */
export function BusPictures({ operator }: { readonly operator: Operator }) {
  const { slug, insideCaption = unknownInsideCaption, seating } = operator;
  const plan = seating && seatPlans[seating];
  return (
    <div className={styles.pictures}>
      <View name={`${slug}-front`} alt={frontText(operator)} caption={exteriorCaption} />
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
      <figcaption className="fine" data-nosnippet="">
        {caption}
      </figcaption>
    </figure>
  );
}
