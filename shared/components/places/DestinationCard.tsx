import { cityCenter } from "../../content/city-map.ts";
import { visitFacts } from "../../content/derived/destination-texts.ts";
import { distanceText } from "../../content/formulas/walking.ts";
import type { Destination } from "../../content/schema/destinations.ts";
import { sections } from "../../content/sections.ts";
import { FramedPicture } from "../pictures/FramedPicture.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { BarList } from "../text/BarList.tsx";
import { Sign } from "../text/Sign.tsx";
import { TermList } from "../text/TermList.tsx";
import styles from "./DestinationCard.module.css";

interface DestinationCardProps {
  /** With its number on the map. */
  readonly sight: Destination & { readonly number: number };
  /**
   * Whether it is the first card of the page: its picture then stands beside the text where there is room.
   */
  readonly isLead?: boolean;
}

/** A place to see: its picture, what it is, what decides on a visit, what to look for, and what a visit takes. */
export function DestinationCard({ sight, isLead = false }: DestinationCardProps) {
  const { id, name, number, type, description, highlights, notice, pictureAlt } = sight;
  const facts = visitFacts(sight);
  return (
    <article id={id} className={isLead ? `${styles.card} ${styles.lead}` : styles.card}>
      <FramedPicture>
        <Picture name={`destinations/${id}`} alt={pictureAlt} width={480} height={360} />
      </FramedPicture>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.type}>
            {`${type}, `}
            {id !== cityCenter.id && (
              <>
                <span>{`${distanceText(cityCenter.location, sight)},`}</span>{" "}
              </>
            )}
            <a href={`#${sections.destinations.map.id}`}>
              <Sign>{String(number)}</Sign> on the map
            </a>
          </p>
        </div>
        <TermList items={facts.slice(0, deciding)} />
        <p className={styles.text}>{description}</p>
        <h3 className={styles.heading}>Must-See Highlights</h3>
        <BarList mark="fact" items={highlights} />
        <TermList items={facts.slice(deciding)} />
      </div>
      {notice && <p className={styles.notice}>{notice}</p>}
    </article>
  );
}

/** How many facts stand below the name, because they decide on a visit: time and entrance. */
const deciding = 2;
