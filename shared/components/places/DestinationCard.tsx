import { visitFacts, wayFacts, whereText } from "../../content/derived/destination-texts.ts";
import type { Destination } from "../../content/schema/destinations.ts";
import { GeoLink, GeoText } from "../maps/GeoLink.tsx";
import { FramedPicture } from "../pictures/FramedPicture.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { BarList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import { DotList } from "../text/DotList.tsx";
import { TermList } from "../text/TermList.tsx";
import styles from "./DestinationCard.module.css";

/**
 * Where the picture stands.
 * - spread: over the full width.
 * - left, right: at that side of the text on wide screens, and over the full width on a phone.
 * - small: above the text on wide screens, where two cards stand side by side, and beside the facts on a phone.
 */
export type DestinationLayout = "spread" | "left" | "right" | "small";

interface DestinationCardProps {
  /** With its number on the map. */
  readonly sight: Destination & { readonly number: number };
  readonly layout: DestinationLayout;
}

export function DestinationCard({ sight, layout }: DestinationCardProps) {
  const { id, name, number, description, highlights, notice, pictureAlt, location, onMap } = sight;
  return (
    <article id={id} className={`${styles.card} ${styles[layout]}`}>
      <FramedPicture>
        <Picture name={`destinations/${id}`} alt={pictureAlt} width={480} height={360} />
      </FramedPicture>
      <div className={styles.head}>
        <Badge tone="sign">{String(number)}</Badge>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className="fine">{whereText(sight)}</p>
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
        <p className={layout === "small" ? undefined : "lead"}>{description}</p>
        <div>
          <h3>Must-See Highlights</h3> <DotList items={highlights} />
        </div>
        {notice && <BarList bar="advice" items={[notice]} />}
        <Details summary="Getting there, rain, steps">
          <TermList items={wayFacts(sight)} />
          <GeoLink name={onMap?.shortName ?? name} location={location} />
          <GeoText location={location} />
        </Details>
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
    </svg>
  );
}
