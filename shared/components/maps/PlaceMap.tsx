import { classNames } from "../../styles/class-names.ts";
import { type GeoPoint, offset } from "../../values/distances.ts";
import { percentOf } from "../../values/format.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./PlaceMap.module.css";

/** How a part of the earth is drawn. Directions from the origin are true. */
export interface MapView {
  /** In units of the drawing. */
  readonly width: number;
  readonly height: number;
  /** The point on the earth at `x`, `y`. */
  readonly origin: GeoPoint;
  readonly x: number;
  readonly y: number;
  /** 1 keeps distances true; 0.5 uses square roots, which enlarges the town center. */
  readonly power: 1 | 0.5;
  /** Units of the drawing for each meter raised to `power`. */
  readonly unit: number;
}

export interface MapPlace {
  readonly id: string;
  readonly name: string;
  readonly location: GeoPoint;
  /** Its number or letter. It links to the part of the page that has its id. */
  readonly marker?: string;
  /** "place", the default, and "hub", which stands out, have a dot. "name" and "city" are names alone. */
  readonly kind?: "place" | "hub" | "name" | "city";
}

export interface GuideMap extends MapView {
  /** Its drawing under art/maps. */
  readonly drawing: string;
  readonly caption: string;
  /** What the drawing shows, unless the page says so beside it. */
  readonly alt?: string;
  readonly places: readonly MapPlace[];
  /** Where names stand, by the ids of their places. Default: below a pin, on a line. */
  readonly names: Readonly<Record<string, NamePlacement>>;
}

/** Distances in em keep names beside marks that do not scale. */
export interface NamePlacement {
  /** The end of the name that is near the pin. Default: the middle. */
  readonly anchor?: "start" | "end";
  /** Distance from the pin right to that end, in em. */
  readonly dx?: number;
  /** Distance from the pin down to the first baseline, in em. */
  readonly dy: number;
  /** Further distance down, in units of the drawing, to clear a picture there. */
  readonly away?: number;
  /** Breaks a long name at its first space, even if the place has no marker. */
  readonly isInTwoLines?: true;
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

/** In units of the drawing, from its upper left corner. */
export interface MapPosition {
  readonly x: number;
  readonly y: number;
}

/** The length in the drawing of a distance from the origin. */
export function lengthOf({ power, unit }: MapView, meters: number): number {
  return unit * meters ** power;
}

/** Where a point on the earth is in the drawing, to a tenth of a unit. */
export function positionOf(view: MapView, point: GeoPoint): MapPosition {
  const { east, north } = offset(view.origin, point);
  const meters = Math.hypot(east, north);
  const scale = meters === 0 ? 0 : lengthOf(view, meters) / meters;
  return { x: tenth(view.x + east * scale), y: tenth(view.y - north * scale) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
