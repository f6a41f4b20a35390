import type { Destination } from "../../content/schema/destinations.ts";
import { GeoLink, GeoText } from "../maps/GeoLink.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { BarList, DotList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import { Icon } from "../text/Icon.tsx";
import { TermList } from "../text/TermList.tsx";
import styles from "./DestinationCard.module.css";
import { arrivalFacts, visitFacts, whereText } from "./destination-facts.ts";
import { PictureCard } from "./PictureCard.tsx";

interface DestinationCardProps {
  /** With its number on the map. */
  readonly sight: Destination & { readonly number: number };
  readonly size: "whole" | "third";
}

export function DestinationCard({ sight, size }: DestinationCardProps) {
  const { id, name, number, description, highlights, notice, pictureAlt, location, shortName = name } = sight;
  return (
    <PictureCard
      id={id}
      picture={
        <>
          <Picture name={`destinations/${id}`} alt={pictureAlt} width={480} height={360} />
          <div className={styles.number}>
            <Badge tone="marker">{String(number)}</Badge>
          </div>
        </>
      }
      name={name}
      line={whereText(sight)}
      size={size}
    >
      <dl className="row small">
        {visitFacts(sight).map(({ id: icon, term, text }) => (
          <div key={icon} className={styles.fact}>
            <dt className={styles.icon}>
              <Icon name={icon} />
              <span className="sr-only">{term}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={size === "whole" ? "lead" : undefined}>{description}</p>
      <div className={`note ${styles.highlights}`}>
        <h3 className="plain-heading">Must-See Highlights</h3> <DotList items={highlights} />
      </div>
      {notice && <BarList bar="advice" items={[notice]} />}
      <Details summary="Getting there, rain, steps">
        <TermList items={arrivalFacts(sight)} />
        <p>
          <GeoLink name={shortName} location={location} /> <GeoText location={location} />
        </p>
      </Details>
    </PictureCard>
  );
}
