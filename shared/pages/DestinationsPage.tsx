import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { CityMap } from "../components/maps/CityMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { DestinationCard, type DestinationLayout } from "../components/places/DestinationCard.tsx";
import { destinationsNote } from "../content/derived/destination-texts.ts";
import { sights } from "../content/derived/places.ts";
import { pages } from "../content/pages.ts";
import { sections } from "../content/sections.ts";
import { filePaths, paths } from "../paths.ts";
import styles from "./DestinationsPage.module.css";

export function DestinationsPage() {
  const { map: cityMap } = sections.destinations;
  return (
    <>
      <PageHead page={pages.destinations} lead="middle" />
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

/** Every third card is large: the first spreads, the others alternate sides. The rest come in pairs. */
function layoutAt(index: number): DestinationLayout {
  if (index % 3 > 0) {
    return "small";
  }
  return index === 0 ? "spread" : index % 2 > 0 ? "left" : "right";
}
