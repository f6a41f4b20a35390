import { type RoadPoint, roadCaption, roadPoints } from "../../content/elevation.ts";
import { elevation, elevationMeters } from "../../content/figures.ts";
import { amountText } from "../../content/formulas/amounts.ts";
import { percentOf } from "../pictures/percent-of.ts";
import styles from "./ElevationProfile.module.css";

/** One unit of the drawing is a kilometer across and a meter up; this is its upper edge. */
const top = 1800;
const length = roadPoints.at(-1)?.km ?? 0;

const levels = [500, 1000, 1500];

/** Where the road leaves the plain, and how far its slope is in the shade. */
const shade = { from: 217, to: 242 };

/** The road from Manila to Baguio seen from the side. It stretches to any width; the labels keep their shape. */
export function ElevationProfile() {
  const road = lineThrough(roadPoints);
  const slope = lineThrough(roadPoints.filter(({ km }) => km >= shade.from && km <= shade.to));
  return (
    <figure>
      <figcaption className={styles.caption}>{roadCaption}</figcaption>
      <svg className={styles.chart} aria-hidden="true">
        <svg
          viewBox={`0 0 ${length} ${top}`}
          width="100%"
          height="100%"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            fill="none"
            stroke="var(--hair)"
            vectorEffect="non-scaling-stroke"
            d={levels.map((meters) => `M0 ${yOf(meters)}H${length}`).join("")}
          />
          <path fill="var(--ridge-far)" d="M162 1800l10-460 10 110 18-630 13 190 20-580 17 210v1160z" />
          <path
            fill="var(--ridge-far-shade)"
            d="M200 820l13 190 7 790h-15l-3-500zM233 430l17 210v1160h-12l-3-700zM172 1340l10 110 5 350h-11l-3-240z"
          />
          <path fill="var(--ridge-near)" d={`M0 ${top}L${road}V${top}z`} />
          <path fill="var(--hill)" d={`M${shade.from} ${top}L${slope}l2 450-3 250 5 350z`} />
          <path
            fill="none"
            stroke="var(--red-paint)"
            strokeWidth="5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            d={`M${road}`}
          />
        </svg>
        {levels.map((meters) => (
          <text key={meters} className={styles.level} y={percentOf(yOf(meters), top)} dy="-0.4em">
            {`${amountText(meters)} m`}
          </text>
        ))}
        <Place x="0" y="100%" anchor="start" name="Manila" note="sea level" />
        <Place x={percentOf(125, length)} y="100%" anchor="middle" name="Tarlac" note="halfway" />
        <Place
          x="100%"
          y={percentOf(yOf(elevationMeters), top)}
          anchor="end"
          name="Baguio"
          note={elevation}
        />
      </svg>
    </figure>
  );
}

interface PlaceProps {
  readonly x: string;
  /** The ground under the label. */
  readonly y: string;
  readonly anchor: "start" | "middle" | "end";
  readonly name: string;
  readonly note: string;
}

function Place({ x, y, anchor, name, note }: PlaceProps) {
  return (
    <text className={styles.note} x={x} y={y} dy="-1.5em" textAnchor={anchor}>
      {note}
      <tspan className={styles.place} x={x} dy="-1.07em">
        {name}
      </tspan>
    </text>
  );
}

function lineThrough(points: readonly RoadPoint[]): string {
  return points.map(({ km, meters }) => `${km} ${yOf(meters)}`).join("L");
}

function yOf(meters: number): number {
  return top - meters;
}
