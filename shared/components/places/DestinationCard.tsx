import { arrivalFacts, visitFacts, whereText } from "../../content/derived/destination-texts.ts";
import type { Destination } from "../../content/schema/destinations.ts";
import { GeoLink, GeoText } from "../maps/GeoLink.tsx";
import { FramedPicture } from "../pictures/FramedPicture.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { BarList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import { DotList } from "../text/DotList.tsx";
import { IconFacts } from "../text/IconFacts.tsx";
import { TermList } from "../text/TermList.tsx";
import styles from "./DestinationCard.module.css";

/**
 * Where the picture stands.
 * - spread: over the full width.
 * - left, right: at that side of the text on wide screens, and over the full width on a phone.
 * - small: beside the name on a phone. On wide screens, above the text: two cards stand side by side.
 */
export type DestinationLayout = "spread" | "left" | "right" | "small";

interface DestinationCardProps {
  /** With its number on the map. */
  readonly sight: Destination & { readonly number: number };
  readonly layout: DestinationLayout;
}

export function DestinationCard({ sight, layout }: DestinationCardProps) {
  const { id, name, number, description, highlights, notice, pictureAlt, location, shortName = name } = sight;
  return (
    <article id={id} className={`${styles.card} ${styles[layout]}`}>
      <div className={styles.picture}>
        <FramedPicture>
          <Picture name={`destinations/${id}`} alt={pictureAlt} width={480} height={360} />
          <div className={styles.number}>
            <Badge tone={layout === "small" ? "sign" : "bigSign"}>{String(number)}</Badge>
          </div>
        </FramedPicture>
      </div>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <p className="fine">{whereText(sight)}</p>
      </div>
      <div className={styles.facts}>
        <IconFacts facts={visitFacts(sight)} />
      </div>
      <div className={styles.text}>
        <p className={layout === "small" ? undefined : "lead"}>{description}</p>
        <div className="fine">
          <h3>Must-See Highlights</h3> <DotList items={highlights} />
        </div>
        {notice && <BarList bar="advice" items={[notice]} />}
      </div>
      <div className={styles.way}>
        <Details summary="Getting there, rain, steps">
          <TermList items={arrivalFacts(sight)} />
          <p>
            <GeoLink name={shortName} location={location}>{`${shortName} in your map`}</GeoLink>{" "}
            <GeoText location={location} />
          </p>
        </Details>
      </div>
    </article>
  );
}
