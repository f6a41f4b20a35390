import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { cityLandmarks, cityMap } from "../components/maps/guide-maps.ts";
import { PlaceMap } from "../components/maps/PlaceMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { DestinationCard } from "../components/places/DestinationCard.tsx";
import { CardGrid } from "../components/places/PictureCard.tsx";
import { Badge } from "../components/text/Badge.tsx";
import { type CityPlace, metersFromCenter, sights } from "../content/derived/places.ts";
import { cityCenter, destinationsNote } from "../content/destinations.ts";
import { mapTexts, victoryLinerTerminal } from "../content/maps.ts";
import { pages, sections } from "../content/pages.ts";
import { paths } from "../paths.ts";
import { distanceText, maxWalk, walkingMinutes } from "../values/distances.ts";
import styles from "./DestinationsPage.module.css";

interface ListedPlace extends CityPlace {
  /** On the map and on the card, if it has one. */
  readonly number?: number;
}

/** Nearest first. */
const places: readonly ListedPlace[] = [...sights, ...cityLandmarks, victoryLinerTerminal].toSorted(
  (a, b) => metersFromCenter(a) - metersFromCenter(b),
);
const walks = places.filter(
  ({ location, stairSteps }) => walkingMinutes(cityCenter.location, location, stairSteps) <= maxWalk,
);
const rides = places.filter((place) => !walks.includes(place));

/** The map of the city with its places, on foot and by ride, then a card of each sight with the number it has there. */
export function DestinationsPage() {
  return (
    <>
      <PageHead page={pages.destinations} layout="middle" />
      <div className="wrap stack apart">
        <section id={sections.destinations.map.id}>
          <h2 className="sr-only">{sections.destinations.map.heading}</h2>
          <div className="halves">
            <PlaceMap map={cityMap} />
            <div className="stack">
              <div>
                <h3 className="ruled-off">{mapTexts.walks}</h3>
                <Places places={walks} />
                <h3 className={`ruled-off ${styles.rides}`}>{mapTexts.rides}</h3>
                <Places places={rides} />
              </div>
              <ButtonLink href={paths.dayPlans}>{sections.home["day-plans"].heading}</ButtonLink>
            </div>
          </div>
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

/** Places with their distance; those with a card link to it. */
function Places({ places }: { readonly places: readonly ListedPlace[] }) {
  return (
    <ol>
      {places.map((place) => {
        const { id, name, number } = place;
        const way = (
          <span className={`note ${styles.way}`}>
            {id === cityCenter.id ? "here" : distanceText(cityCenter.location, place)}
          </span>
        );
        return (
          <li key={id}>
            {number === undefined ? (
              <div className={`tap ${styles.place}`}>
                <span className={styles.ring} />
                <span>{name}</span>
                {way}
              </div>
            ) : (
              <a className={`tap plain-link ${styles.place}`} href={`#${id}`}>
                <Badge tone="marker">{String(number)}</Badge>
                <b>{name}</b>
                {way}
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}
