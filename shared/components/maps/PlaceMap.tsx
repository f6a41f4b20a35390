import type { ReactNode } from "react";
import type { MapPlacement, NameSide } from "../../content/schema/maps.ts";
import type { GeoPoint } from "../../content/schema/texts.ts";
import { Picture } from "../pictures/Picture.tsx";
import { percentOf } from "../pictures/percent-of.ts";
import { type MapView, pictureReach, positionOf } from "./map-views.ts";
import styles from "./PlaceMap.module.css";

/** A place on a map: a sight or an area with its sign, a place without one, or a name alone. */
export interface MapMark {
  readonly id: string;
  readonly name: string;
  readonly location: GeoPoint;
  readonly onMap?: MapPlacement;
  /** The number or letter that the list beside the map has, too. */
  readonly sign?: string;
  /** Where a tap leads: the card of the place. */
  readonly href?: `#${string}`;
  /** A road or a ring has a name and no mark; a hub is what the map is about. Others are places. */
  readonly kind?: "way" | "hub";
}

interface PlaceMapProps {
  readonly view: MapView;
  /** The ground below the names: a drawing under art/maps. */
  readonly ground: string;
  readonly marks: readonly MapMark[];
  readonly caption: string;
  /** What the map shows, as a list: it stands beside the map where there is room. */
  readonly children: ReactNode;
  /** The first picture of the page. */
  readonly eager?: boolean;
  /** The list is cards, two to a row: it stands below the map, and on a desktop passes it by. */
  readonly isListWide?: boolean;
}

/**
 * A map: a drawing, and over it the names, which keep their size at every width. The list beside it says the same,
 * so that screen readers and the keyboard pass the drawing by.
 */
export function PlaceMap(props: PlaceMapProps) {
  const { view, ground, marks, caption, children, eager = false, isListWide = false } = props;
  return (
    <div className={isListWide ? styles.wide : styles.beside}>
      <figure className={styles.map}>
        <div className={styles.sheet}>
          <Picture name={`maps/${ground}`} alt="" width={view.width} height={view.height} eager={eager} />
          <svg className={styles.marks} aria-hidden="true">
            {marks.map((mark) => (
              <Mark key={mark.id} mark={mark} view={view} />
            ))}
          </svg>
        </div>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      <div>{children}</div>
    </div>
  );
}

interface MarkProps {
  readonly mark: MapMark;
  readonly view: MapView;
}

function Mark({ mark, view }: MarkProps) {
  const { name, sign, href, kind, location } = mark;
  const { x, y } = positionOf(view, location);
  const [across, down] = [percentOf(x, view.width), percentOf(y, view.height)];
  const content = (
    <>
      {kind !== "way" && (
        <circle className={sign ? styles.pin : styles.dot} cx={across} cy={down} r={sign ? 11 : 5} />
      )}
      {sign && (
        <text className={styles.sign} x={across} y={down} dy=".36em">
          {sign}
        </text>
      )}
      {name && <Name mark={mark} view={view} x={x} y={y} />}
    </>
  );
  return href ? (
    <a href={href} tabIndex={-1}>
      {content}
    </a>
  ) : (
    content
  );
}

/** Lines follow each other at this many em. */
const leading = 1.1;

/** How far below the middle of a line its foot is, in em. */
const centered = 0.35;

/** How far a sign reaches from its point, in em of a name. */
const signReach = 0.85;

interface NameProps extends MarkProps {
  readonly x: number;
  readonly y: number;
}

function Name({ mark: { name, sign, onMap = {}, kind }, view, x, y }: NameProps) {
  const { name: side = "below", picture = sign && "above" } = onMap;
  const isAside = side === "left" || side === "right";
  const hasLittleRoom = side === "left" ? x < view.width / 3 : side === "right" && x > view.width / 2;
  const lines = sign || hasLittleRoom ? twoLines(name) : [name];
  const { down, firstLine } =
    kind === "way" ? { down: 0, firstLine: centered } : standing(side, side === picture, lines.length);
  const place = isAside ? side : edgeOf(x / view.width);
  return (
    <text className={`${styles[kind ?? "name"]} ${styles[place]}`} y={percentOf(y + down, view.height)}>
      {lines.map((line, index) => (
        <tspan key={line} x={percentOf(x, view.width)} dy={`${index === 0 ? firstLine : leading}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/**
 * How far below its point a name stands: in units of the drawing, as pictures grow with the map, and its first line
 * in em, as signs and names do not.
 */
function standing(
  side: NameSide,
  isBeyondPicture: boolean,
  lines: number,
): { down: number; firstLine: number } {
  const toLastLine = (lines - 1) * leading;
  if (side === "left" || side === "right") {
    return { down: 0, firstLine: hundredth(centered - toLastLine / 2) };
  }
  const sign = isBeyondPicture ? 0 : signReach;
  const reach = isBeyondPicture ? pictureReach : 0;
  return side === "above"
    ? { down: -reach, firstLine: hundredth(-0.3 - sign - toLastLine) }
    : { down: reach, firstLine: hundredth(1.1 + sign) };
}

/** Names above and below marks near an edge do not reach over it. */
function edgeOf(share: number): "atLeft" | "atRight" | "middle" {
  if (share < 0.15) {
    return "atLeft";
  }
  return share > 0.8 ? "atRight" : "middle";
}

/** The longest name that is not broken. */
const longestLine = 11;

/** A name in one line, or in two of nearly the same length. */
function twoLines(name: string): readonly string[] {
  if (name.length <= longestLine) {
    return [name];
  }
  const breaks = Array.from(name.matchAll(/ /g), ({ index }) => index);
  const middle = name.length / 2;
  const at = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
