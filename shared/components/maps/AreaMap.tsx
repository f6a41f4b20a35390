import { areaMapCaption, placeById, wayFromCenter } from "../../content/city-map.ts";
import { areas } from "../../content/stays.ts";
import { AreaCard } from "../places/AreaCard.tsx";
import styles from "./AreaMap.module.css";
import { areaView } from "./map-views.ts";
import { type MapMark, PlaceMap } from "./PlaceMap.tsx";

const signedAreas = areas.map((area, index) => ({
  area,
  sign: String.fromCharCode("A".charCodeAt(0) + index),
}));

const marks: readonly MapMark[] = [
  { ...placeById("session-road"), onMap: { name: "right" } },
  ...signedAreas.map(({ area: { id, location }, sign }) => ({
    id,
    name: "",
    location,
    sign,
    href: `#${id}` as const,
  })),
];

/** A map of the areas to stay in, with their cards, which say how far each is from the center. */
export function AreaMap() {
  return (
    <PlaceMap view={areaView} ground="areas" marks={marks} caption={areaMapCaption} isListWide>
      <ol className={styles.areas}>
        {signedAreas.map(({ area, sign }) => (
          <li key={area.id}>
            <AreaCard area={area} sign={sign} way={wayFromCenter(area)} />
          </li>
        ))}
      </ol>
    </PlaceMap>
  );
}
