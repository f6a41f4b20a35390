import { onwardPoints, type RoadHeight, roadPoints } from "../../content/elevation.ts";

/** One unit of these drawings is a kilometer across and a meter up. This is the height of the upper edge. */
export const roadTop = 1800;

/** The length of the road from Manila to Baguio, in kilometers. */
export const roadLength = roadPoints.at(-1)?.km ?? 0;

/** The kilometers between which the slope is drawn in shade. */
const shade = { from: 217, to: 242 };

/** The road from Manila to Baguio in profile, with its ridges. It is part of a drawing that may stretch. */
export function RoadToBaguio() {
  const road = lineThrough(roadPoints);
  const slope = lineThrough(roadPoints.filter(({ km }) => km >= shade.from && km <= shade.to));
  return (
    <>
      <path fill="var(--ridge-far)" d="M162 1800l10-460 10 110 18-630 13 190 20-580 17 210v1160z" />
      <path
        fill="var(--ridge-far-shade)"
        d="M200 820l13 190 7 790h-15l-3-500zM233 430l17 210v1160h-12l-3-700zM172 1340l10 110 5 350h-11l-3-240z"
      />
      <path fill="var(--ridge-near)" d={`M0 ${roadTop}L${road}V${roadTop}z`} />
      <path fill="var(--hill)" d={`M${shade.from} ${roadTop}L${slope}l2 450-3 250 5 350z`} />
      <path
        fill="none"
        stroke="var(--red-paint)"
        strokeWidth="5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        d={`M${road}`}
      />
    </>
  );
}

/** The road from Baguio on into the mountains, in profile, dotted as on the map. */
export function RoadOnward() {
  const road = lineThrough(onwardPoints);
  return (
    <>
      <path
        fill="var(--ridge-far)"
        d="M0 1800V300L16-60 30 120 58-560 80-160 96-300 122 420 138 260 160-80 170 100V1800z"
      />
      <path
        fill="var(--ridge-far-shade)"
        d="M16-60L30 120 38 1800H22L13 700zM58-560L80-160 88 1800H64L54 500zM96-300L122 420 128 1800H102L92 700zM160-80L170 100V1800H164L156 700z"
      />
      <path fill="var(--ridge-near)" d={`M0 ${roadTop}L${road}V${roadTop}z`} />
      <path
        fill="none"
        stroke="var(--pen)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 9"
        vectorEffect="non-scaling-stroke"
        d={`M${road}`}
      />
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
