import type { ReactNode, SVGAttributes, SVGProps } from "react";
import { onwardPoints, roadPoints } from "../../content/elevation.ts";
import type { RoadHeight } from "../../content/schema/bus-routes.ts";
import { percentOf } from "../pictures/percent-of.ts";
import styles from "./RoadProfile.module.css";

/** Kilometers from Manila to Baguio, and from Baguio to the end of the road. */
export const roadLength = roadPoints.at(-1)?.km ?? 0;
export const onwardLength = onwardPoints.at(-1)?.km ?? 0;

const heights = [...roadPoints, ...onwardPoints.map(({ km, meters }) => ({ km: roadLength + km, meters }))];

/** The highest point of the road. */
export const summit = heights.reduce((highest, point) => (point.meters > highest.meters ? point : highest));

/** A place on the road. It keeps its shape where the drawing stretches. */
export interface RoadPlace {
  /** The distance from Manila. */
  readonly km: number;
  /** Default: a ring. */
  readonly mark?: ReactNode;
  readonly label?: ReactNode;
  /** Position and look of the label. */
  readonly text?: SVGAttributes<SVGTextElement>;
}

interface RoadProfileProps {
  /** The kilometers at the left and right edge. */
  readonly ends: readonly [from: number, to: number];
  /** The height of the upper edge, in meters. The default leaves some sky above the summit. */
  readonly top?: number;
  readonly places: readonly RoadPlace[];
  /** Whether another profile on the page already defines the land. */
  readonly reusesLand?: boolean;
  readonly className?: string | undefined;
  /** Drawn behind the land. */
  readonly children?: ReactNode;
}

/** The profile of the road from Manila through Baguio into the mountains. It stretches to any size. */
export function RoadProfile(props: RoadProfileProps) {
  const { ends, top = 2500, places, reusesLand = false, className = "", children } = props;
  const [from, to] = ends;
  return (
    <svg className={`${styles.road} ${className}`} aria-hidden="true">
      {children}
      <svg
        width="100%"
        height="100%"
        viewBox={`${from} ${-top} ${to - from} ${top}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {reusesLand ? (
          <use href={`#${landId}`} />
        ) : (
          <g id={landId}>
            <Land />
          </g>
        )}
      </svg>
      {places.map(({ km, mark = <circle r="5" />, label, text }) => (
        <svg
          key={km}
          className={styles.place}
          x={percentOf(km - from, to - from)}
          y={percentOf(top - metersAt(km), top)}
          aria-hidden="true"
        >
          {mark}
          {label && <text {...text}>{label}</text>}
        </svg>
      ))}
    </svg>
  );
}

/** The height at the first known point from a kilometer on. */
function metersAt(km: number): number {
  return heights.find((point) => point.km >= km)?.meters ?? 0;
}

const landId = "road-land";

/** Where the slope up to Baguio starts, which is drawn in shade. */
const climbStart = 217;
const climb = roadPoints.filter(({ km }) => climbStart <= km);

/** One unit is a kilometer across and a meter up. The land extends beyond both ends of the road. */
function Land() {
  return (
    <>
      <path
        fill="var(--slope)"
        d="M-600-20H1V0H-600zM419-1160l30-150 26 110 46-330 38 230 30-110 42 200 50-360 44 250 36-120 48 190 60-310 50 220H1020V0H419z"
      />
      <path
        fill="var(--slope-shade)"
        d="M521-1530l38 230 6 1300h-50l-14-600zM681-1570l44 250 8 1320h-60l-12-700zM869-1560l50 220 12 1340h-70l-16-700z"
      />
      <Slope
        points={roadPoints}
        ridges="M162 0l10-460 10 110 18-630 13 190 20-580 17 210V0z"
        flanks="M200-980l13 190 7 790h-15l-3-500zM233-1370l17 210V0h-12l-3-700zM172-460l10 110 5 350h-11l-3-240z"
        shade={`M${climbStart} 0L${lineThrough(climb)}V0z`}
        stroke={{ stroke: "var(--red-paint)", strokeLinejoin: "round" }}
      />
      <g transform={`translate(${roadLength} 0)`}>
        <Slope
          points={onwardPoints}
          ridges="M0 0V-1500L16-1860 30-1680 58-2360 80-1960 96-2100 118-1320z"
          flanks="M16-1860L30-1680 38 0H22L13-1100zM58-2360L80-1960 88 0H64L54-1300zM96-2100L118-1320 102 0z"
          shade="M-3-1240L0-1460 16-1750 24-1100 12 0H-12zM53-2255L80-1800 74-1000 96 0H58L48-1100zM150-1450L170-1150 164-700 176 0H142L136-800z"
          stroke={{ stroke: "var(--pen)", strokeLinecap: "round", strokeDasharray: "0 9" }}
        />
      </g>
    </>
  );
}

interface SlopeProps {
  readonly points: readonly RoadHeight[];
  /** Paths of the ridges behind the road, of their shaded flanks and of the shade on the ground. */
  readonly ridges: string;
  readonly flanks: string;
  readonly shade: string;
  readonly stroke: SVGProps<SVGPathElement>;
}

function Slope({ points, ridges, flanks, shade, stroke }: SlopeProps) {
  const road = lineThrough(points);
  return (
    <>
      <path fill="var(--ridge-far)" d={ridges} />
      <path fill="var(--ridge-far-shade)" d={flanks} />
      <path fill="var(--slope)" d={`M0 0L${road}V0z`} />
      <path fill="var(--slope-shade)" d={shade} />
      <path fill="none" strokeWidth="5" vectorEffect="non-scaling-stroke" {...stroke} d={`M${road}`} />
    </>
  );
}

function lineThrough(points: readonly RoadHeight[]): string {
  return points.map(({ km, meters }) => `${km} ${-meters}`).join("L");
}
