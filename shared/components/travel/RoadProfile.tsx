import { busRoutes, roadProfileCaption } from "../../content/bus-routes.ts";
import { isOnward } from "../../content/derived/operator-texts.ts";
import { onwardPoints, roadPoints } from "../../content/elevation.ts";
import { elevation, halsemaSummit } from "../../content/figures.ts";
import { amountOf } from "../../content/formulas/amounts.ts";
import { heightOf, RoadOnward, RoadToBaguio, roadLength } from "../charts/RoadToBaguio.tsx";
import { percentOf } from "../pictures/percent-of.ts";
import styles from "./RoadProfile.module.css";

/** The height of the drawing in meters: the highest point of the road, with some sky above. */
const skyline = 2400;

const onwardLength = onwardPoints.at(-1)?.km ?? 0;
const length = roadLength + onwardLength;

/** The kilometer of Baguio is that where the road onward begins. */
const heights = [...roadPoints, ...onwardPoints.map(({ km, meters }) => ({ km: roadLength + km, meters }))];
const summit = heights.reduce((highest, point) => (point.meters > highest.meters ? point : highest));

/** Where buses start or end, each at its distance from Baguio, from south to north. */
const stops = [
  { name: "Manila", km: 0 },
  ...busRoutes
    .filter((route) => !isOnward(route))
    .map(({ from, distance }) => ({ name: from, km: roadLength - amountOf(distance) }))
    .filter(({ km }) => km > 0),
  { name: "Baguio", km: roadLength },
  ...busRoutes
    .filter(isOnward)
    .map(({ to, distance }) => ({ name: to, km: roadLength + amountOf(distance) })),
];

/**
 * The whole road in profile, from Manila over Baguio into the mountains, with every place that a route starts or
 * ends at.
 */
export function RoadProfile() {
  return (
    <>
      <svg className={styles.road} aria-hidden="true">
        <svg {...partOf(0, roadLength)} aria-hidden="true">
          <RoadToBaguio />
        </svg>
        <svg {...partOf(roadLength, onwardLength)} aria-hidden="true">
          <RoadOnward />
        </svg>
        <text x={percentOf(summit.km, length)} y={acrossSky(summit.meters)} dy="-.7em" textAnchor="middle">
          {halsemaSummit}
        </text>
        {stops.map(({ name, km }, index) => (
          <Stop key={name} name={name} km={km} isAbove={index % 2 === 0} />
        ))}
      </svg>
      <p className={styles.caption}>{roadProfileCaption}</p>
    </>
  );
}

/** The frame of a part of the road, which stretches with the drawing. */
function partOf(start: number, km: number) {
  return {
    x: percentOf(start, length),
    width: percentOf(km, length),
    height: "100%",
    viewBox: `0 ${heightOf(skyline)} ${km} ${skyline}`,
    preserveAspectRatio: "none",
  } as const;
}

interface StopProps {
  readonly name: string;
  readonly km: number;
  /** Every other name stands above the road, because neighbors would touch. */
  readonly isAbove: boolean;
}

/** The mark of a place and its name. That of Baguio stands beside its mark, with its height. */
function Stop({ name, km, isAbove }: StopProps) {
  const x = percentOf(km, length);
  const y = acrossSky(heights.find((point) => point.km >= km)?.meters ?? 0);
  const mark = <circle cx={x} cy={y} r="6" />;
  if (km === roadLength) {
    return (
      <>
        {mark}
        <text x={x} dx="-.8em" y={y} dy=".2em" textAnchor="end">
          <tspan className={styles.city}>{name}</tspan> {elevation}
        </text>
      </>
    );
  }
  // Above the road, names end at their marks, clear of the mountain on the right.
  const anchor = isAbove || km === length ? "end" : "middle";
  return (
    <>
      {isAbove || <line x1={x} x2={x} y1={y} y2="100%" />}
      {mark}
      <text
        x={x}
        y={isAbove ? y : "100%"}
        dy={isAbove ? "-.9em" : "1.4em"}
        textAnchor={km === 0 ? "start" : anchor}
      >
        {name}
      </text>
    </>
  );
}

/** How far below the upper edge of the drawing a height is. */
function acrossSky(meters: number): string {
  return percentOf(skyline - meters, skyline);
}
