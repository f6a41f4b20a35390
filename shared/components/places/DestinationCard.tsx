import { cityCenter } from "../../content/city-map.ts";
import { nearText, visitFacts, waysText, whereText } from "../../content/derived/destination-texts.ts";
import type { Destination } from "../../content/schema/destinations.ts";
import { sections } from "../../content/sections.ts";
import { GeoLink } from "../maps/GeoLink.tsx";
import { FramedPicture } from "../pictures/FramedPicture.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { BarList } from "../text/BarList.tsx";
import { DotList } from "../text/DotList.tsx";
import styles from "./DestinationCard.module.css";

interface DestinationCardProps {
  /** With its number on the map. */
  readonly sight: Destination & { readonly number: number };
  /** On wide screens: "spread" for a picture over the full width, "right" for one on the other side of the text. */
  readonly layout?: "spread" | "right" | undefined;
}

export function DestinationCard({ sight, layout }: DestinationCardProps) {
  const { id, name, number, type, description, highlights, notice, pictureAlt, location, onMap } = sight;
  const near = nearText(sight);
  return (
    <article id={id} className={layout ? `${styles.card} ${styles[layout]}` : styles.card}>
      <FramedPicture>
        <Picture name={`destinations/${id}`} alt={pictureAlt} width={480} height={360} />
      </FramedPicture>
      <div className={styles.head}>
        <Badge tone="sign">{String(number)}</Badge>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className="fine">
            {id === cityCenter.id ? `${type}, ` : `${type}, ${whereText(sight)}, `}
            <a href={`#${sections.destinations.map.id}`}>on the map</a>
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        {visitFacts(sight).map(({ id: icon, term, text }) => (
          <div key={icon}>
            <dt>
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <use href={`#icon-${icon}`} />
              </svg>
              <span className="sr-only">{term}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.text}>
        <p>{description}</p>
        <div>
          <h3>Must-See Highlights</h3> <DotList items={highlights} />
        </div>
        <p>
          <b>Get there</b> {waysText(sight)} {near && <b>Near</b>} {near && `${near}.`}
        </p>
        <GeoLink name={onMap?.shortName ?? name} location={location} />
        {notice && <BarList bar="advice" items={[notice]} />}
      </div>
    </article>
  );
}

/** The icons of the facts, which all cards reuse. */
export function FactIcons() {
  return (
    <svg className={styles.icons} width="0" height="0" aria-hidden="true">
      <path id="icon-time" d="M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM10 6v4l3 2" />
      <path id="icon-entrance" d="M2 5h16v3a2 2 0 0 0 0 4v3H2v-3a2 2 0 0 0 0-4z" />
      <path id="icon-open" d="M5 18V2h10v16M2 18h16M12 10v1" />
      <path id="icon-rain" d="M2 11a8 8 0 0 1 16 0zM10 11v5a2 2 0 0 0 4 0" />
      <path id="icon-access" d="M2 17h4v-4h4V9h4V5h4" />
    </svg>
  );
}
