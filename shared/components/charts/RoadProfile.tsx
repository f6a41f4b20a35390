import type { ReactNode, SVGAttributes } from "react";
import { percentOf } from "../../content/formulas/amounts.ts";
import { lastOf } from "../../content/formulas/lists.ts";
import { onwardPoints, roadPoints } from "../../content/maps/elevation.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./RoadProfile.module.css";

/** Kilometers from Manila to Baguio, and from Baguio to the end of the road. */
export const roadLength = lastOf(roadPoints, "roadPoints").km;
export const onwardLength = lastOf(onwardPoints, "onwardPoints").km;

const heights = [...roadPoints, ...onwardPoints.map(({ km, meters }) => ({ km: roadLength + km, meters }))];

/** The highest point of the road. */
export const summit = heights.reduce((highest, point) => (point.meters > highest.meters ? point : highest));

export interface RoadPlace {
  /** The distance from Manila. */
  readonly km: number;
  /** Default: a ring. */
  readonly symbol?: ReactNode;
  readonly label: ReactNode;
  /** Attributes of the label: its place and class. */
  readonly text?: SVGAttributes<SVGTextElement>;
}

interface RoadProfileProps {
  /** The kilometers from Manila to the right edge. */
  readonly length: number;
  /** The height of the upper edge, in meters. */
  readonly top: number;
  readonly places: readonly RoadPlace[];
  readonly className: string;
  /** Drawn behind the land. */
  readonly children?: ReactNode;
}

/** The kilometers and meters of art/road.svg, which begins 600 km before Manila to fill wide windows. */
const drawing = { start: -600, length: 1620, top: 2500 };

/** The profile of the road from Manila through Baguio into the mountains. It stretches to any size. */
export function RoadProfile({ length, top, places, className, children }: RoadProfileProps) {
  return (
    <svg className={`${styles.road} ${className}`} aria-hidden="true">
      {children}
      <svg aria-hidden="true">
        <foreignObject
          x={percentOf(drawing.start, length)}
          y={percentOf(top - drawing.top, top)}
          width={percentOf(drawing.length, length)}
          height={percentOf(drawing.top, top)}
        >
          <Picture name="road" alt="" width={drawing.length} height={drawing.top} />
        </foreignObject>
      </svg>
      {places.map(({ km, symbol = <circle r="5" />, label, text }) => (
        <svg
          key={km}
          className={styles.place}
          x={percentOf(km, length)}
          y={percentOf(top - metersAt(km), top)}
          aria-hidden="true"
        >
          {symbol}
          <text {...text}>{label}</text>
        </svg>
      ))}
    </svg>
  );
}

/** The height of the first known point at or after a kilometer. */
function metersAt(km: number): number {
  const point = heights.find((known) => known.km >= km);
  if (!point) {
    throw new Error(
      `No height is known at kilometer ${km} or after it. Add one to content/maps/elevation.ts.`,
    );
  }
  return point.meters;
}
