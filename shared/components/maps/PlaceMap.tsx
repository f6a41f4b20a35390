import { classNames } from "../../styles/class-names.ts";
import { type GeoPoint, offset } from "../../values/distances.ts";
import { percentOf } from "../../values/format.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./PlaceMap.module.css";

/** A drawing of a part of the earth. Directions from the origin are true. */
export interface GuideMap {
  /** Its name under art/maps. */
  readonly drawing: string;
  readonly caption: string;
  /** What the drawing shows, unless the page says so beside it. */
  readonly alt?: string;
  readonly width: number;
  readonly height: number;
  /** The point on the earth at `x`, `y` of the drawing. */
  readonly origin: GeoPoint;
  readonly x: number;
  readonly y: number;
  /** How long a distance from the origin is in the drawing. */
  readonly lengthOf: (meters: number) => number;
  readonly places: readonly MapPlace[];
  /** Where names stand, by the ids of their places. Default: below a pin, on a line. */
  readonly names: Readonly<Record<string, NamePlacement>>;
}

interface MapPlace {
  readonly id: string;
  readonly name: string;
  readonly location: GeoPoint;
  /** Its number or letter. It links to the part of the page that has its id. */
  readonly marker?: string;
  /** "place", the default, and "hub", which stands out, have a dot. "name" and "city" are names alone. */
  readonly kind?: "place" | "hub" | "name" | "city";
}

/** Distances in em keep names beside marks that do not scale. */
export interface NamePlacement {
  /** The end of the name that is near the pin. Default: the middle. */
  readonly textAnchor?: "start" | "end";
  /** Distance from the pin right to that end. */
  readonly dx?: string;
  /** Distance from the pin down to the first baseline. */
  readonly dy: string;
  /** Further distance down, in units of the drawing, to clear a picture there. */
  readonly away?: number;
  /** Breaks a long name at its first space, even if the place has no marker. */
  readonly isInTwoLines?: boolean;
}

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

function Place({ place, map }: { readonly place: MapPlace; readonly map: GuideMap }) {
  const { id, name, marker, kind = "place", location } = place;
  const placement = map.names[id] ?? { dy: kind === "name" ? "0.35em" : "1.95em" };
  const { textAnchor, dx, dy, away = 0, isInTwoLines = marker !== undefined }: NamePlacement = placement;
  const { x, y } = positionOf(map, location);
  const [left, top] = [percentOf(x, map.width), percentOf(y, map.height)];
  const label = (
    <text className={styles[kind]} y={percentOf(y + away, map.height)} textAnchor={textAnchor}>
      {(isInTwoLines ? twoLines(name) : [name]).map((line, index) => (
        <tspan key={line} x={left} dx={dx} dy={index === 0 ? dy : "1.1em"}>
          {line}
        </tspan>
      ))}
    </text>
  );
  return marker ? (
    <a className="plain-link" href={`#${id}`} tabIndex={-1}>
      <circle className={styles.pin} cx={left} cy={top} r=".7em" />
      <text className={styles.marker} x={left} y={top} dy=".36em">
        {marker}
      </text>
      {label}
    </a>
  ) : (
    <>
      {(kind === "place" || kind === "hub") && <circle className={styles.dot} cx={left} cy={top} r=".32em" />}
      {label}
    </>
  );
}

/** Breaks a name of more than eleven characters at its first space. */
function twoLines(name: string): readonly string[] {
  const space = name.indexOf(" ");
  return name.length > 11 && space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

/** Where a point on the earth is in a drawing, in its units. */
export function positionOf({ origin, x, y, lengthOf }: GuideMap, point: GeoPoint) {
  const { east, north } = offset(origin, point);
  const angle = Math.atan2(north, east);
  const length = lengthOf(Math.hypot(east, north));
  return { x: x + length * Math.cos(angle), y: y - length * Math.sin(angle) };
}
