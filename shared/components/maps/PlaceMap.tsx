import { percentOf } from "../../format.ts";
import { classNames } from "../../styles/class-names.ts";
import { Picture } from "../pictures/Picture.tsx";
import { positionOf } from "./map-view.ts";
import type { GuideMap, MapPlace } from "./maps.ts";
import styles from "./PlaceMap.module.css";

/**
 * A drawing with names over it that keep their size at every width. The page or its alt text says the same, so screen
 * readers and the keyboard skip the names.
 */
export function PlaceMap({ map }: { readonly map: GuideMap }) {
  const { drawing, width, height, caption, alt = "", places } = map;
  const hasMarkers = places.some(({ marker }) => marker);
  return (
    <figure className={styles.map}>
      <div className={`boxed to-edges ${styles.sheet}`}>
        <Picture
          className={styles.drawing}
          name={`maps/${drawing}`}
          alt={alt}
          width={width}
          height={height}
        />
        <svg className={classNames(styles.places, hasMarkers && styles.crowded)} aria-hidden="true">
          {places.map((place) => (
            <Place key={place.id} place={place} map={map} />
          ))}
        </svg>
      </div>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}

interface PlaceProps {
  readonly place: MapPlace;
  readonly map: GuideMap;
}

function Place({ place, map }: PlaceProps) {
  const { id, marker, kind = "place", location } = place;
  const { x, y } = positionOf(map, location);
  const [across, down] = [percentOf(x, map.width), percentOf(y, map.height)];
  const name = <Name place={place} map={map} />;
  if (marker) {
    return (
      <a className="plain-link" href={`#${id}`} tabIndex={-1}>
        <circle className={styles.pin} cx={across} cy={down} r=".7em" />
        <text className={styles.marker} x={across} y={down} dy=".36em">
          {marker}
        </text>
        {name}
      </a>
    );
  }
  return (
    <>
      {(kind === "place" || kind === "hub") && (
        <circle className={styles.dot} cx={across} cy={down} r=".32em" />
      )}
      {name}
    </>
  );
}

const nameStyles = { place: styles.place, name: styles.name, hub: styles.hub, city: styles.city } as const;

function Name({ place, map }: PlaceProps) {
  const { id, name, marker, kind = "place", location } = place;
  const { x, y } = positionOf(map, location);
  const placement = map.names[id] ?? { dy: kind === "name" ? 0.35 : 1.95 };
  const { anchor = "middle", dx, dy, away = 0, isInTwoLines = marker !== undefined } = placement;
  const lines = isInTwoLines ? twoLines(name) : [name];
  return (
    <text className={nameStyles[kind]} y={percentOf(y + away, map.height)} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={line} x={percentOf(x, map.width)} dx={dx && `${dx}em`} dy={`${index === 0 ? dy : 1.1}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Breaks a name of more than eleven characters at its first space. */
function twoLines(name: string): readonly string[] {
  const space = name.indexOf(" ");
  return name.length > 11 && space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}
