import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { CityMap } from "../components/maps/CityMap.tsx";
import { GeoLink, GeoText } from "../components/maps/GeoLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { FramedPicture, Picture } from "../components/pictures/Picture.tsx";
import { Badge } from "../components/text/Badge.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { Details } from "../components/text/Details.tsx";
import { DotList } from "../components/text/DotList.tsx";
import { IconFacts } from "../components/text/IconFacts.tsx";
import { TermList } from "../components/text/TermList.tsx";
import {
  arrivalFacts,
  destinationsNote,
  visitFacts,
  whereText,
} from "../content/derived/destination-texts.ts";
import { sights } from "../content/derived/places.ts";
import { pages } from "../content/pages.ts";
import type { Destination } from "../content/schema/destinations.ts";
import { sections } from "../content/sections.ts";
import { filePaths, paths } from "../paths.ts";
import styles from "./DestinationsPage.module.css";

export function DestinationsPage() {
  const { map: cityMap } = sections.destinations;
  return (
    <>
      <PageHead page={pages.destinations} layout="middle" />
      <div className={`wrap stack ${styles.places}`}>
        <section id={cityMap.id}>
          <h2 className="sr-only">{cityMap.heading}</h2>
          <CityMap />
        </section>
        <div className={styles.cards}>
          {sights.map((sight, index) => (
            <DestinationCard key={sight.id} sight={sight} layout={layoutAt(index)} />
          ))}
        </div>
        <div className="prose">
          <p>
            {`${destinationsNote} `}
            <a href={filePaths.placesGpx}>GPX</a>
            {" or "}
            <a href={filePaths.placesJson}>JSON</a>.
          </p>
          <AsOf />
        </div>
        <ButtonLink kind="line" href={paths.gettingThere}>
          Getting to Baguio
        </ButtonLink>
      </div>
    </>
  );
}

/**
 * Where the picture stands.
 * - spread: over the full width.
 * - left, right: at that side of the text on wide screens, and over the full width on a phone.
 * - small: beside the name on a phone. On wide screens, above the text: two cards stand side by side.
 */
type DestinationLayout = "spread" | "left" | "right" | "small";

interface DestinationCardProps {
  /** With its number on the map. */
  readonly sight: Destination & { readonly number: number };
  readonly layout: DestinationLayout;
}

function DestinationCard({ sight, layout }: DestinationCardProps) {
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

/** Every third card is large: the first spreads, the others alternate sides. The rest come in pairs. */
function layoutAt(index: number): DestinationLayout {
  if (index % 3 > 0) {
    return "small";
  }
  return index === 0 ? "spread" : index % 2 > 0 ? "left" : "right";
}
