import { monthsText } from "../../content/formulas/dates.ts";
import type { Festival } from "../../content/schema/festivals.ts";
import { FramedPicture } from "../pictures/FramedPicture.tsx";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./FestivalCard.module.css";

interface FestivalCardProps {
  readonly festival: Festival;
  /** Whether it is the first card of the page: its picture then stands beside the text where there is room. */
  readonly isLead?: boolean;
}

/** A festival: its story, and its picture with the month on a gold bar across the lower edge. */
export function FestivalCard({ festival, isLead = false }: FestivalCardProps) {
  const { id, name, location, months, doubt, description, pictureAlt } = festival;
  return (
    <article id={id} className={isLead ? styles.lead : undefined}>
      <FramedPicture>
        <Picture name={`festivals/${id}`} alt={pictureAlt} width={480} height={360} />
      </FramedPicture>
      <div>
        <p className={styles.month}>{monthsText(months)}</p>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.location}>{location}</p>
        <p className={styles.text}>{description}</p>
        {doubt && <p className={styles.doubt}>{doubt}</p>}
      </div>
    </article>
  );
}
