import type { ReactNode, SVGAttributes } from "react";
import { roadHeights } from "../../content/derived/getting-there.ts";
import { manilaKm } from "../../content/figures.ts";
import { climbPlaces, mapTexts } from "../../content/maps.ts";
import { classNames } from "../../styles/class-names.ts";
import { percentOf, unitText } from "../../values/format.ts";
import { firstOf } from "../../values/lists.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./RoadProfile.module.css";

/** A ring on the road and its label, with the attributes of the text. */
export interface RoadPlace extends SVGAttributes<SVGTextElement> {
  /** The distance from Manila. */
  readonly km: number;
  readonly label: ReactNode;
}

interface RoadProfileProps {
  /** The kilometers from Manila to the right edge. */
  readonly length: number;
  /** The height of the upper edge, in meters. */
  readonly top: number;
  readonly places: readonly RoadPlace[];
  readonly className: string | undefined;
  /** Drawn behind the land. */
  readonly children?: ReactNode;
}

/** The kilometers and meters of art/road.svg, which begins 600 km before Manila to fill wide windows. */
const drawing = { start: -600, length: 1620, top: 2500 };

/** The profile of the road from Manila through Baguio into the mountains. It stretches to any size. */
export function RoadProfile({ length, top, places, className, children }: RoadProfileProps) {
  return (
    <svg className={classNames(styles.profile, className)} width="100%" aria-hidden="true">
      {children}
      <svg className={styles.road} aria-hidden="true">
        <foreignObject
          x={percentOf(drawing.start, length)}
          y={percentOf(top - drawing.top, top)}
          width={percentOf(drawing.length, length)}
          height={percentOf(drawing.top, top)}
        >
          <Picture className={styles.land} name="road" alt="" width={drawing.length} height={drawing.top} />
        </foreignObject>
      </svg>
      {places.map(({ km, label, ...text }) => (
        <svg
          key={km}
          className={`${styles.profile} ${styles.place}`}
          x={percentOf(km, length)}
          y={percentOf(top - metersAt(km), top)}
          aria-hidden="true"
        >
          <circle r="5" />
          <text {...text}>{label}</text>
        </svg>
      ))}
    </svg>
  );
}

/** The height of the first known point at or after a kilometer. */
function metersAt(km: number): number {
  const known = roadHeights.filter((point) => point.km >= km);
  return firstOf(known, `heights at or after kilometer ${km}`).meters;
}

/** The height of the upper edge of the climb, in meters. */
const climbTop = 1800;

const levels = [1000, 1500].map((meters) => ({ meters, y: percentOf(climbTop - meters, climbTop) }));

/** Keep the labels at both ends of the road within the drawing. */
const anchors: Readonly<Record<number, "start" | "end">> = { 0: "start", [manilaKm]: "end" };

/** The climb from Manila to Baguio. */
export function ClimbProfile() {
  return (
    <figure>
      <figcaption className="note">{mapTexts.road}</figcaption>
      <RoadProfile
        className={`ruled-off ${styles.climb}`}
        length={manilaKm}
        top={climbTop}
        places={climbPlaces.map(({ km, name, note }) => ({
          km,
          dy: "-1.5em",
          textAnchor: anchors[km] ?? "middle",
          label: (
            <>
              {note}
              <tspan className={styles.name} x="0" dy="-1.07em">
                {name}
              </tspan>
            </>
          ),
        }))}
      >
        {levels.map(({ meters, y }) => (
          <g key={meters} className={styles.level}>
            <line x2="100%" y1={y} y2={y} />
            <text y={y} dy="-0.4em">
              {unitText(meters, "m")}
            </text>
          </g>
        ))}
      </RoadProfile>
    </figure>
  );
}
