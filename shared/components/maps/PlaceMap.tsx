import type { ReactNode } from "react";
import type { GeoPoint } from "../../content/schema/texts.ts";
import { percentOf } from "../pictures/percent-of.ts";
import { MapSheet } from "./MapSheet.tsx";
import { type MapView, positionOf } from "./map-views.ts";
import { leading, type NamedMark, placeName } from "./name-placement.ts";
import styles from "./PlaceMap.module.css";

/** A sign, a dot, or a name without a mark. */
export interface MapMark extends NamedMark {
  readonly id: string;
  readonly location: GeoPoint;
  /** A link to the card of the place. */
  readonly href?: `#${string}`;
}

interface PlaceMapProps {
  readonly view: MapView;
  readonly ground: string;
  readonly marks: readonly MapMark[];
  readonly caption: string;
  /** What the map shows, as a list or cards. */
  readonly children: ReactNode;
  readonly eager?: boolean;
  /**
   * Where the list stands if there is room.
   * - beside: right of the map.
   * - level: right of the map and about as high, on wide screens.
   * - short: left of a smaller map.
   */
  readonly list?: "beside" | "level" | "short";
}

/** The list or the cards below repeat the map, so screen readers and the keyboard skip the map. */
export function PlaceMap(props: PlaceMapProps) {
  const { view, ground, marks, caption, children, eager = false, list = "beside" } = props;
  return (
    <div className={`${styles.layout} ${styles[list]}`}>
      <MapSheet view={view} ground={ground} caption={caption} eager={eager}>
        {marks.map((mark) => (
          <Mark key={mark.id} mark={mark} view={view} />
        ))}
      </MapSheet>
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
    <a className={styles.link} href={href} tabIndex={-1}>
      {content}
    </a>
  ) : (
    content
  );
}

const nameStyles = { place: styles.place, way: styles.way, hub: styles.hub } as const;

interface NameProps extends MarkProps {
  readonly x: number;
  readonly y: number;
}

function Name({ mark, view, x, y }: NameProps) {
  const { lines, down, firstLine, anchor, shift } = placeName(mark);
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
          {...(shift !== 0 && { dx: `${shift}em` })}
          dy={`${index === 0 ? firstLine : leading}em`}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
