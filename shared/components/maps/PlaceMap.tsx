import type { ReactNode } from "react";
import type { GeoPoint } from "../../content/schema/texts.ts";
import { Picture } from "../pictures/Picture.tsx";
import { percentOf } from "../pictures/percent-of.ts";
import { type MapView, positionOf } from "./map-views.ts";
import { leading, type NamedMark, placeName } from "./name-placement.ts";
import styles from "./PlaceMap.module.css";

/** A place on a map, with a sign or a dot, or a name without a mark. */
export interface MapMark extends NamedMark {
  readonly id: string;
  readonly location: GeoPoint;
  /** A link to the card of the place. */
  readonly href?: `#${string}`;
}

interface PlaceMapProps {
  readonly view: MapView;
  /** The drawing below the names, a file under art/maps. */
  readonly ground: string;
  readonly marks: readonly MapMark[];
  readonly caption: string;
  /** The list of what the map shows. It stands beside the map where there is room. */
  readonly children?: ReactNode;
  /** Whether to load the drawing at once: it is in the first view of the page. */
  readonly eager?: boolean;
  /**
   * Where the list stands if there is room.
   * - beside: right of the map.
   * - level: right of the map, about as high, where there is most room.
   * - short: left of a smaller map.
   * - wrapped: left of the map; on a tablet it is text that goes on below the map.
   */
  readonly list?: "beside" | "level" | "short" | "wrapped";
}

/**
 * A drawing, with names over it that keep their size at every width. The list beside it, or the cards that
 * follow, have the same content, so screen readers and the keyboard skip the drawing.
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
      {children && <div>{children}</div>}
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

/** The class of a name, by the kind of its mark. */
const nameStyles = { place: styles.name, way: styles.way, hub: styles.hub } as const;

interface NameProps extends MarkProps {
  readonly x: number;
  readonly y: number;
}

function Name({ mark, view, x, y }: NameProps) {
  const { lines, down, firstLine, anchor, aside } = placeName(mark, x / view.width);
  return (
    <text
      className={nameStyles[mark.kind ?? "place"]}
      y={percentOf(y + down, view.height)}
      textAnchor={anchor}
    >
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
