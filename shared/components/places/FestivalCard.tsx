import { monthsText } from "../../content/formulas/dates.ts";
import type { Festival } from "../../content/schema/festivals.ts";
import { FramedPicture } from "../pictures/FramedPicture.tsx";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./FestivalCard.module.css";

interface FestivalCardProps {
  readonly festival: Festival;
  /** Where its picture stands beside the text: nowhere, from a tablet on, or on a tablet only. */
  readonly beside?: "lead" | "tablet" | undefined;
}

/** A festival: its story, and its picture with the month on a gold bar across the lower edge. */
export function FestivalCard({ festival, beside }: FestivalCardProps) {
  const { id, name, location, months, doubt, description, pictureAlt } = festival;
  return (
    <article id={id} className={beside && styles[beside]}>
      <FramedPicture>
        <Picture name={`festivals/${id}`} alt={pictureAlt} width={480} height={360} />
      </FramedPicture>
      <div className={styles.body}>
        <p className={styles.month}>{monthsText(months)}</p>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.location}>{location.join(", ")}</p>
        </div>
        <div>
          <p className={styles.text}>{description}</p>
          {doubt && <p className={styles.doubt}>{doubt}</p>}
        </div>
      </div>
    </article>
  );
}
