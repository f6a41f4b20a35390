import { roadCaption } from "../../content/elevation.ts";
import { elevation, elevationMeters } from "../../content/figures.ts";
import { amountText } from "../../content/formulas/amounts.ts";
import { percentOf } from "../pictures/percent-of.ts";
import styles from "./ElevationProfile.module.css";
import { heightOf, RoadToBaguio, roadLength, roadTop } from "./RoadToBaguio.tsx";

const levels = [1000, 1500];

/** The road from Manila to Baguio in profile. It stretches to any width; its labels keep their shape. */
export function ElevationProfile() {
  return (
    <figure>
      <figcaption className={styles.caption}>{roadCaption}</figcaption>
      <svg className={styles.chart} aria-hidden="true">
        <svg
          viewBox={`0 0 ${roadLength} ${roadTop}`}
          width="100%"
          height="100%"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {levels.map((meters) => (
            <path
              key={meters}
              className={styles.line}
              vectorEffect="non-scaling-stroke"
              d={`M0 ${heightOf(meters)}H${roadLength}`}
            />
          ))}
          <RoadToBaguio />
        </svg>
        {levels.map((meters) => (
          <text key={meters} className={styles.level} y={percentOf(heightOf(meters), roadTop)} dy="-0.4em">
            {`${amountText(meters)} m`}
          </text>
        ))}
        <Place x="0" y="100%" anchor="start" name="Manila" note="sea level" />
        <Place x="50%" y="100%" anchor="middle" name="Tarlac" note="halfway" />
        <Place
          x="100%"
          y={percentOf(heightOf(elevationMeters), roadTop)}
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
  /** The height of the ground under the label, as a CSS length from the top. */
  readonly y: string;
  readonly anchor: "start" | "middle" | "end";
  readonly name: string;
  readonly note: string;
}

function Place({ x, y, anchor, name, note }: PlaceProps) {
  return (
    <>
      <circle className={styles.mark} cx={x} cy={y} r="5" />
      <text className={styles.note} x={x} y={y} dy="-1.5em" textAnchor={anchor}>
        {note}
        <tspan className={styles.place} x={x} dy="-1.07em">
          {name}
        </tspan>
      </text>
    </>
  );
}
