import { type CityPlace, metersFromCenter, sights } from "../../content/derived/places.ts";
import { cityCenter } from "../../content/destinations.ts";
import { victoryLinerTerminal, wayHeadings } from "../../content/maps.ts";
import { sections } from "../../content/pages.ts";
import { paths } from "../../paths.ts";
import { distanceText, maxWalk, walkingMinutes } from "../../values/distances.ts";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import { Badge } from "../text/Badge.tsx";
import styles from "./CityMap.module.css";
import { cityLandmarks, cityMap } from "./guide-maps.ts";
import { PlaceMap } from "./PlaceMap.tsx";

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

/** The city and its sights, with two lists that have the numbers of the cards: on foot, and by ride. */
export function CityMap() {
  return (
    <div className="halves">
      <PlaceMap map={cityMap} />
      <div className="stack">
        <div>
          <Places heading={wayHeadings.walk} places={walks} />
          <Places heading={wayHeadings.ride} places={rides} />
        </div>
        <ButtonLink href={paths.dayPlans}>{sections.home["day-plans"].heading}</ButtonLink>
      </div>
    </div>
  );
}

interface PlacesProps {
  readonly heading: string;
  readonly places: readonly ListedPlace[];
}

function Places({ heading, places }: PlacesProps) {
  return (
    <>
      <h3 className={`ruled-off ${styles.heading}`}>{heading}</h3>
      <ol>
        {places.map((place) => (
          <li key={place.id}>
            <PlaceRow place={place} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** A link to the card of the place, if it has one. */
function PlaceRow({ place }: { readonly place: ListedPlace }) {
  const { id, name, number } = place;
  const way = (
    <span className={`note ${styles.way}`}>
      {id === cityCenter.id ? "here" : distanceText(cityCenter.location, place)}
    </span>
  );
  return number === undefined ? (
    <div className={`tap compact ${styles.place}`}>
      <span className={styles.ring} />
      <span>{name}</span>
      {way}
    </div>
  ) : (
    <a className={`tap plain-link compact ${styles.place}`} href={`#${id}`}>
      <Badge tone="marker">{String(number)}</Badge>
      <b>{name}</b>
      {way}
    </a>
  );
}
