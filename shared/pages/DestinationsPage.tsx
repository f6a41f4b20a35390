import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { CityMap } from "../components/maps/CityMap.tsx";
import { GeoLink, GeoText } from "../components/maps/GeoLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { CardGrid, PictureCard } from "../components/places/PictureCard.tsx";
import { Badge } from "../components/text/Badge.tsx";
import { Details } from "../components/text/Details.tsx";
import { Icon } from "../components/text/Icon.tsx";
import { BarList, DotList, TermList } from "../components/text/Lists.tsx";
import { sights } from "../content/derived/places.ts";
import { arrivalFacts, arrivalFactsSummary, visitFacts, whereText } from "../content/derived/sights.ts";
import { destinationsNote } from "../content/destinations.ts";
import { pages, sections } from "../content/pages.ts";
import type { Destination } from "../content/schema/destinations.ts";
import { paths } from "../paths.ts";
import styles from "./DestinationsPage.module.css";

export function DestinationsPage() {
  const { map: cityMap } = sections.destinations;
  return (
    <>
      <PageHead page={pages.destinations} layout="middle" />
      <div className="wrap stack apart">
        <section id={cityMap.id}>
          <h2 className="sr-only">{cityMap.heading}</h2>
          <CityMap />
        </section>
        <CardGrid>
          {sights.map((sight, index) => (
            <DestinationCard key={sight.id} sight={sight} size={index % 4 === 0 ? "whole" : "third"} />
          ))}
        </CardGrid>
        <div className="prose">
          <p>{destinationsNote}</p>
          <AsOf />
        </div>
        <ButtonLink kind="line" href={paths.gettingThere}>
          Getting to Baguio
        </ButtonLink>
      </div>
    </>
  );
}

interface DestinationCardProps {
  /** With its number on the map. */
  readonly sight: Destination & { readonly number: number };
  readonly size: "whole" | "third";
}

function DestinationCard({ sight, size }: DestinationCardProps) {
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
      <Details summary={arrivalFactsSummary}>
        <TermList items={arrivalFacts(sight)} />
        <p>
          <GeoLink name={shortName} location={location} /> <GeoText location={location} />
        </p>
      </Details>
    </PictureCard>
  );
}
