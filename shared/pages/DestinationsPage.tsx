import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { CityMap } from "../components/maps/CityMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { AccessTable } from "../components/places/AccessTable.tsx";
import { DestinationCard, FactIcons } from "../components/places/DestinationCard.tsx";
import { Details } from "../components/text/Details.tsx";
import { sights } from "../content/city-map.ts";
import { destinationsNote } from "../content/derived/destination-texts.ts";
import { pages } from "../content/pages.ts";
import { sections } from "../content/sections.ts";
import { filePaths, paths } from "../paths.ts";
import styles from "./DestinationsPage.module.css";

export function DestinationsPage() {
  const { map: cityMap, access } = sections.destinations;
  return (
    <>
      <div className={styles.head}>
        <PageHead page={pages.destinations} />
      </div>
      <div className={`wrap stack ${styles.places}`}>
        <section id={cityMap.id}>
          <h2 className="sr-only">{cityMap.heading}</h2>
          <CityMap />
        </section>
        <FactIcons />
        {sights.map((sight, index) => (
          <DestinationCard
            key={sight.id}
            sight={sight}
            layout={index === 0 ? "spread" : index % 2 === 0 ? "right" : undefined}
          />
        ))}
        <section id={access.id}>
          <h2 className="sr-only">{access.heading}</h2>
          <Details summary={`${access.heading} (${sights.length})`}>
            <AccessTable places={sights} />
          </Details>
        </section>
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
