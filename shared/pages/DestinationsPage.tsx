import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { CityMap } from "../components/maps/CityMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { DestinationCard, FactIcons } from "../components/places/DestinationCard.tsx";
import { sights } from "../content/city-map.ts";
import { destinationsNote } from "../content/derived/destination-texts.ts";
import { pages } from "../content/pages.ts";
import { sections } from "../content/sections.ts";
import { paths } from "../paths.ts";
import styles from "./DestinationsPage.module.css";

export function DestinationsPage() {
  const cityMap = sections.destinations.map;
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
