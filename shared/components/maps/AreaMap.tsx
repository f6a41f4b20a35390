import {
  areaMapCaption,
  isWalkFromCenter,
  metersFromCenter,
  wayFromCenter,
  wayHeadings,
} from "../../content/city-map.ts";
import { areas } from "../../content/stays.ts";
import { AreaCard } from "../places/AreaCard.tsx";
import styles from "./AreaMap.module.css";
import { areaView } from "./map-views.ts";
import { type MapMark, PlaceMap } from "./PlaceMap.tsx";

/** The areas from the nearest to the farthest, lettered in that order. */
const signedAreas = areas
  .toSorted((a, b) => metersFromCenter(a) - metersFromCenter(b))
  .map((area, index) => ({ area, sign: String.fromCharCode("A".charCodeAt(0) + index) }));

const marks: readonly MapMark[] = signedAreas.map(({ area: { id, shortName, location, onMap }, sign }) => ({
  id,
  name: shortName,
  location,
  sign,
  href: `#${id}`,
  ...(onMap && { onMap }),
}));

/** A map of the areas to stay in, with their cards, which say how far each is from the center. */
export function AreaMap() {
  return (
    <PlaceMap view={areaView} ground="areas" marks={marks} caption={areaMapCaption} list="around">
      <AreaList kind="walk" />
      <AreaList kind="ride" />
    </PlaceMap>
  );
}

interface AreaListProps {
  readonly kind: "walk" | "ride";
}

/** The areas that one walks to, beside the map on a desktop, or those beyond, below it. */
function AreaList({ kind }: AreaListProps) {
  return (
    <section className={kind === "ride" ? styles.ride : undefined}>
      <h3 className={styles.heading}>{wayHeadings[kind]}</h3>
      <ol className={styles.areas}>
        {signedAreas
          .filter(({ area }) => isWalkFromCenter(area) === (kind === "walk"))
          .map(({ area, sign }) => (
            <li key={area.id}>
              <AreaCard area={area} sign={sign} way={wayFromCenter(area)} />
            </li>
          ))}
      </ol>
    </section>
  );
}
