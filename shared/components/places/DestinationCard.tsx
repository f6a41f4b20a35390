import { cityCenter } from "../../content/city-map.ts";
import { visitFacts } from "../../content/derived/destination-texts.ts";
import { distanceText } from "../../content/formulas/walking.ts";
import type { Destination } from "../../content/schema/destinations.ts";
import { sections } from "../../content/sections.ts";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { BarList } from "../text/BarList.tsx";
import { TermList } from "../text/TermList.tsx";
import styles from "./DestinationCard.module.css";
import { PictureCard } from "./PictureCard.tsx";

interface DestinationCardProps {
  /** With its number on the map. */
  readonly sight: Destination & { readonly number: number };
  /** Whether it is the first card of the page. */
  readonly isLead?: boolean;
}

export function DestinationCard({ sight, isLead = false }: DestinationCardProps) {
  const { id, name, number, type, description, highlights, notice, pictureAlt } = sight;
  const facts = visitFacts(sight);
  const line = (
    <>
      {id === cityCenter.id ? `${type}, ` : `${type}, ${distanceText(cityCenter.location, sight)}, `}
      <a className={styles.onMap} href={`#${sections.destinations.map.id}`}>
        <Badge tone="sign">{String(number)}</Badge> on the map
      </a>
    </>
  );
  return (
    <PictureCard
      id={id}
      picture={<Picture name={`destinations/${id}`} alt={pictureAlt} width={480} height={360} />}
      name={name}
      line={line}
      layout={isLead ? "lead" : undefined}
    >
      <TermList items={facts.slice(0, leadingFacts)} />
      <p>{description}</p>
      <div>
        <h3 className={styles.heading}>Must-See Highlights</h3>
        <BarList mark="fact" items={highlights} />
      </div>
      <TermList items={facts.slice(leadingFacts)} />
      {notice && <BarList mark="advice" items={[notice]} />}
    </PictureCard>
  );
}

/** The number of facts, time and entrance, that stand first because readers decide by them. */
const leadingFacts = 2;
