import type { SVGAttributes } from "react";
import { type BusRoute, busRoutes, roadProfileCaption } from "../../content/bus-routes.ts";
import { isOnward } from "../../content/derived/operator-texts.ts";
import { onwardPoints, roadPoints } from "../../content/elevation.ts";
import { elevation, elevationMeters, halsemaSummit } from "../../content/figures.ts";
import { heightOf, RoadOnward, RoadToBaguio, roadLength, roadTop } from "../charts/RoadToBaguio.tsx";
import { percentOf } from "../pictures/percent-of.ts";
import sky from "../pictures/sky.module.css";
import styles from "./RoadProfile.module.css";

/** The height of the drawing in meters: the highest point of the road, with some sky above. */
export const skyline = 2500;

const onwardLength = onwardPoints.at(-1)?.km ?? 0;
const length = roadLength + onwardLength;
/** Kilometers of land before Manila and behind the last place: the widest window shows no end. */
const beyond = 600;

/** The kilometer of Baguio is that where the road onward begins. */
const heights = [...roadPoints, ...onwardPoints.map(({ km, meters }) => ({ km: roadLength + km, meters }))];
const summit = heights.reduce((highest, point) => (point.meters > highest.meters ? point : highest));

/** The kilometers between which a route runs. */
export function stretchOf(route: BusRoute): readonly [start: number, end: number] {
  return isOnward(route) ? [roadLength, roadLength + route.km] : [roadLength - route.km, roadLength];
}

/** Where buses start or end besides Baguio, each at its distance from there. */
const stops: readonly StopProps[] = [
  { id: "manila", name: "Manila", km: 0 },
  ...busRoutes
    .filter(({ terminal }) => terminal === undefined)
    .map((route) =>
      isOnward(route)
        ? { id: route.id, name: route.to, km: stretchOf(route)[1] }
        : { id: route.id, name: route.from, km: stretchOf(route)[0] },
    ),
];

/**
 * The whole road in profile, from Manila over Baguio into the mountains, as wide as the text of the page, with every
 * place that a route starts or ends at. The land goes on to the edges.
 */
export function RoadProfile() {
  return (
    <div className={`${sky.low} ${styles.band}`}>
      <div className="wrap">
        <svg className={styles.road} aria-hidden="true">
          <circle className={styles.sun} cx="5%" cy="26%" />
          <svg
            width="100%"
            height="100%"
            viewBox={`0 ${heightOf(skyline)} ${length} ${skyline}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <g id={landId}>
              <Land />
            </g>
          </svg>
          <text
            x={across(summit.km)}
            y={acrossSky(summit.meters)}
            dy="2.9em"
            textAnchor="middle"
            className={styles.onGround}
          >
            {halsemaSummit}
          </text>
          {stops.map((stop) => (
            <Stop key={stop.id} {...stop} />
          ))}
          <svg
            x={across(roadLength)}
            y={acrossSky(elevationMeters)}
            className={styles.stop}
            aria-hidden="true"
          >
            <circle r="5" />
            <text dx="-.8em" dy="-.1em" textAnchor="end">
              <tspan className={styles.city}>Baguio</tspan> {elevation}
            </text>
          </svg>
        </svg>
      </div>
      <div className={styles.ground}>
        <p className="wrap">{roadProfileCaption}</p>
      </div>
    </div>
  );
}

/** The mountains behind the last place, and their flanks in shade. */
const range = {
  outline: "l30-150 26 110 46-330 38 230 30-110 42 200 50-360 44 250 36-120 48 190 60-310 50 220",
  flanks:
    "M521 270l38 230 6 1300h-50l-14-600zM681 230l44 250 8 1320h-60l-12-700zM869 240l50 220 12 1340h-70l-16-700z",
} as const;

/** Of the land in the profile. A page that has it may show parts of it again. */
export const landId = "road-land";

/** Ridges, ground and the road, one unit a kilometer across and a meter up. */
function Land() {
  return (
    <>
      <path
        fill="var(--slope)"
        d={`M${-beyond} ${heightOf(20)}H1V${roadTop}H${-beyond}zM${length - 1} 640${range.outline}H${length + beyond}V${roadTop}H${length - 1}z`}
      />
      <path fill="var(--slope-shade)" d={range.flanks} />
      <RoadToBaguio ground="var(--slope)" shadow="var(--slope-shade)" />
      <g transform={`translate(${roadLength} 0)`}>
        <RoadOnward />
      </g>
    </>
  );
}

interface StopProps {
  /** Of the road that ends there, if one does. */
  readonly id: string;
  readonly name: string;
  readonly km: number;
}

/** The mark of a place, and its name. */
function Stop({ id, name, km }: StopProps) {
  return (
    <svg x={across(km)} y={acrossSky(metersAt(km))} className={styles.stop} aria-hidden="true">
      <circle r="5" />
      <text {...(besideMark[id] ?? belowMark)}>{name}</text>
    </svg>
  );
}

/** On the ground, to the right of the mark. */
const belowMark: SVGAttributes<SVGTextElement> = { dy: "1.75em", className: styles.onGround };

/** By the id of a stop: where its name would not be clear of the road, of the edge or of its neighbors below its mark. */
const besideMark: Readonly<Record<string, SVGAttributes<SVGTextElement>>> = {
  manila: { dy: "-.9em" },
  "tarlac-baguio": { ...belowMark, textAnchor: "end" },
  "baguio-sagada": { dy: "-.9em", textAnchor: "middle" },
  "baguio-banaue": { ...belowMark, textAnchor: "end" },
};

/** How far right in the drawing a kilometer is. */
function across(km: number): string {
  return percentOf(km, length);
}

/** How high the road is at a kilometer. */
export function metersAt(km: number): number {
  return heights.find((point) => point.km >= km)?.meters ?? 0;
}

/** How far below the upper edge of the drawing a height is. */
export function acrossSky(meters: number): string {
  return percentOf(skyline - meters, skyline);
}
