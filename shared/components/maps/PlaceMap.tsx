import type { ReactNode } from "react";
import type { MapPlacement, NameSide } from "../../content/schema/maps.ts";
import type { GeoPoint } from "../../content/schema/texts.ts";
import { Picture } from "../pictures/Picture.tsx";
import { percentOf } from "../pictures/percent-of.ts";
import { type MapView, pictureGap, positionOf, usualPictureHeight } from "./map-views.ts";
import styles from "./PlaceMap.module.css";

/** A place on a map, with a sign or a dot, or a name without a mark. */
export interface MapMark {
  readonly id: string;
  readonly name: string;
  readonly location: GeoPoint;
  readonly onMap?: MapPlacement;
  /** Its number or letter, also shown in the list beside the map. */
  readonly sign?: string;
  /** A link to the card of the place. */
  readonly href?: `#${string}`;
  /**
   * "way" is a road or a ring, with a name and no mark; "hub" is the subject of the map. Others are places.
   */
  readonly kind?: "way" | "hub";
}

interface PlaceMapProps {
  readonly view: MapView;
  /** The drawing below the names, a file under art/maps. */
  readonly ground: string;
  readonly marks: readonly MapMark[];
  readonly caption: string;
  /** The list of what the map shows. It stands beside the map where there is room. */
  readonly children: ReactNode;
  /** Whether to load the drawing at once: it is in the first view of the page. */
  readonly eager?: boolean;
  /**
   * How the list stands where there is room: beside the map, beside a smaller one because it is short, or
   * below the map and on a desktop around it, because it is cards.
   */
  readonly list?: "beside" | "short" | "around";
}

/**
 * A drawing, with names over it that keep their size at every width. The list beside it has the same content,
 * so screen readers and the keyboard skip the drawing.
 */
export function PlaceMap(props: PlaceMapProps) {
  const { view, ground, marks, caption, children, eager = false, list = "beside" } = props;
  return (
    <div className={`${styles.layout} ${styles[list]}`}>
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
      <div className={styles.list}>{children}</div>
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
        <circle
          className={sign ? styles.pin : styles.dot}
          cx={across}
          cy={down}
          r={sign ? ".7em" : ".32em"}
        />
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

/** Distance between lines, in em. */
const leading = 1.1;

/** Distance from the middle of a line down to its baseline, in em. */
const centered = 0.35;

/** Distance from a point to the edge of its sign, in em of a name. */
const signReach = 0.85;

/** Distance from a point to a name beside it, in em: clear of a sign or a dot, and of the roads to a hub. */
const signGap = 1.15;
const hubGap = 0.7;
const dotGap = 0.55;

interface NameProps extends MarkProps {
  readonly x: number;
  readonly y: number;
}

function Name({ mark: { name, sign, onMap = {}, kind }, view, x, y }: NameProps) {
  const { name: side = "below", picture = sign && "above", pictureHeight = usualPictureHeight } = onMap;
  const lines =
    sign || (kind !== "way" && hasLittleRoom(side, name, x / view.width)) ? twoLines(name) : [name];
  const { down, firstLine } =
    kind === "way"
      ? { down: 0, firstLine: centered }
      : standing(side, side === picture ? pictureGap + pictureHeight + 1 : 0, lines.length);
  const gap = sign || lines.length > 1 ? signGap : kind === "hub" ? hubGap : dotGap;
  const { anchor, aside } = alignment(side, x / view.width, gap);
  return (
    <text className={styles[kind ?? "name"]} y={percentOf(y + down, view.height)} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={percentOf(x, view.width)}
          {...(aside !== 0 && { dx: `${aside}em` })}
          dy={`${index === 0 ? firstLine : leading}em`}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** How wide a map is, in em of its names: at least that, as the style sheet limits their size. */
const emAcross = 100 / 4.25;

/** The width of a letter in the widest faces, on average, in em. */
const letter = 0.64;

/**
 * Whether a name in one line could reach over the edge of the map. Its point is at a share of the map's
 * width.
 */
function hasLittleRoom(side: NameSide, name: string, share: number): boolean {
  const length = name.length * letter;
  if (side === "left" || side === "right") {
    return dotGap + length > (side === "left" ? share : 1 - share) * emAcross;
  }
  return length / 2 > Math.min(share, 1 - share) * emAcross;
}

/**
 * How far below its point a name stands, beyond a picture that reaches as far as `reach` there. `down` is in
 * units of the drawing, because pictures grow with the map; `firstLine` is in em, because signs and names do
 * not.
 */
function standing(side: NameSide, reach: number, lines: number): { down: number; firstLine: number } {
  const toLastLine = (lines - 1) * leading;
  if (side === "left" || side === "right") {
    return { down: 0, firstLine: hundredth(centered - toLastLine / 2) };
  }
  const sign = reach > 0 ? 0 : signReach;
  return side === "above"
    ? { down: -reach, firstLine: hundredth(-0.3 - sign - toLastLine) }
    : { down: reach, firstLine: hundredth(1.1 + sign) };
}

interface Alignment {
  readonly anchor: "start" | "middle" | "end";
  readonly aside: number;
}

/**
 * Which end of a name is near its point, and how far to the right of the point that is, in em. Names above
 * and below marks near an edge of the map stay inside.
 */
function alignment(side: NameSide, share: number, gap: number): Alignment {
  if (side === "left" || side === "right") {
    return side === "left" ? { anchor: "end", aside: -gap } : { anchor: "start", aside: gap };
  }
  if (share < 0.15) {
    return { anchor: "start", aside: -signReach };
  }
  return share > 0.8 ? { anchor: "end", aside: signReach } : { anchor: "middle", aside: 0 };
}

/** How many characters fit on one line. */
const longestLine = 11;

/** Breaks a long name into two lines of nearly the same length. */
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
