import { amountText, percentOf } from "../../content/formulas/amounts.ts";
import { climbPlaces, roadCaption } from "../../content/maps/elevation.ts";
import styles from "./ElevationProfile.module.css";
import { RoadProfile, roadLength } from "./RoadProfile.tsx";

/** The height of the upper edge, in meters. */
const top = 1800;

const levels = [1000, 1500].map((meters) => ({ meters, y: percentOf(top - meters, top) }));

/** Keeps the names of the first and the last place within the drawing. */
function anchorAt(km: number) {
  return km === 0 ? "start" : km === roadLength ? "end" : "middle";
}

export function ElevationProfile() {
  return (
    <figure>
      <figcaption className={styles.caption}>{roadCaption}</figcaption>
      <RoadProfile
        className={`ruled-off ${styles.chart}`}
        length={roadLength}
        top={top}
        places={climbPlaces.map(({ km, name, note }) => ({
          km,
          label: (
            <>
              {note}
              <tspan className={styles.name} x="0" dy="-1.07em">
                {name}
              </tspan>
            </>
          ),
          text: { dy: "-1.5em", textAnchor: anchorAt(km) },
        }))}
      >
        {levels.map(({ meters, y }) => (
          <g key={meters} className={styles.level}>
            <line x2="100%" y1={y} y2={y} />
            <text y={y} dy="-0.4em">
              {`${amountText(meters)} m`}
            </text>
          </g>
        ))}
      </RoadProfile>
    </figure>
  );
}
