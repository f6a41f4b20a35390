import type { ReactNode, SVGProps } from "react";
import { onwardPoints, roadPoints } from "../../content/elevation.ts";
import type { RoadHeight } from "../../content/schema/bus-routes.ts";

/** One unit of these drawings is a kilometer across and a meter up. This is the height of the upper edge. */
export const roadTop = 1800;

/** The length of the road from Manila to Baguio, in kilometers. */
export const roadLength = roadPoints.at(-1)?.km ?? 0;

/** The kilometer from which on the slope is drawn in shade. */
const shadeStart = 217;

interface RoadToBaguioProps {
  /** The colors of the ground and of the slope in shade. */
  readonly ground?: string;
  readonly shadow?: string;
}

/** The road from Manila to Baguio in profile, with its ridges. It is part of a drawing that may stretch. */
export function RoadToBaguio({ ground = "var(--ridge-near)", shadow = "var(--hill)" }: RoadToBaguioProps) {
  const slope = roadPoints.filter(({ km }) => km >= shadeStart);
  return (
    <Slope
      points={roadPoints}
      ground={ground}
      ridges="M162 1800l10-460 10 110 18-630 13 190 20-580 17 210v1160z"
      flanks="M200 820l13 190 7 790h-15l-3-500zM233 430l17 210v1160h-12l-3-700zM172 1340l10 110 5 350h-11l-3-240z"
      stroke={{ stroke: "var(--red-paint)", strokeLinejoin: "round" }}
    >
      <path fill={shadow} d={`M${shadeStart} ${roadTop}L${lineThrough(slope)}V${roadTop}z`} />
    </Slope>
  );
}

/** The road from Baguio on into the mountains, in profile, dotted as on the map. */
export function RoadOnward() {
  return (
    <Slope
      points={onwardPoints}
      ground="var(--slope)"
      ridges="M0 1800V300L16-60 30 120 58-560 80-160 96-300 118 480z"
      flanks="M16-60L30 120 38 1800H22L13 700zM58-560L80-160 88 1800H64L54 500zM96-300L118 480 102 1800z"
      stroke={{ stroke: "var(--pen)", strokeLinecap: "round", strokeDasharray: "0 9" }}
    >
      <path
        fill="var(--slope-shade)"
        d="M-3 560L0 340 16 50 24 700 12 1800H-12zM53-455L80 0 74 800 96 1800H58L48 700zM150 350L170 650 164 1100 176 1800H142L136 1000z"
      />
    </Slope>
  );
}

interface SlopeProps {
  readonly points: readonly RoadHeight[];
  /** The color of the ground. */
  readonly ground: string;
  /** Paths of the ridges behind the road, and of their shaded flanks. */
  readonly ridges: string;
  readonly flanks: string;
  /** How the line of the road is drawn. */
  readonly stroke: SVGProps<SVGPathElement>;
  /** Drawn between the ground and the road. */
  readonly children?: ReactNode;
}

function Slope({ points, ground, ridges, flanks, stroke, children }: SlopeProps) {
  const road = lineThrough(points);
  return (
    <>
      <path fill="var(--ridge-far)" d={ridges} />
      <path fill="var(--ridge-far-shade)" d={flanks} />
      <path fill={ground} d={`M0 ${roadTop}L${road}V${roadTop}z`} />
      {children}
      <path fill="none" strokeWidth="5" vectorEffect="non-scaling-stroke" {...stroke} d={`M${road}`} />
    </>
  );
}

/** How far below the upper edge a height is. */
export function heightOf(meters: number): number {
  return roadTop - meters;
}

function lineThrough(points: readonly RoadHeight[]): string {
  return points.map(({ km, meters }) => `${km} ${heightOf(meters)}`).join("L");
}
