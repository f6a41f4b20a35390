import { manilaKm } from "../../content/figures.ts";
import { climbPlaces, roadCaption } from "../../content/maps/elevation.ts";
import { metersText, percentOf } from "../../format.ts";
import styles from "./ClimbProfile.module.css";
import { RoadProfile } from "./RoadProfile.tsx";

/** The height of the upper edge of the climb, in meters. */
const climbTop = 1800;

const levels = [1000, 1500].map((meters) => ({ meters, y: percentOf(climbTop - meters, climbTop) }));

/** The climb from Manila to Baguio. */
export function ClimbProfile() {
  return (
    <figure>
      <figcaption className="note">{roadCaption}</figcaption>
      <RoadProfile
        className={`label ruled-off ${styles.climb}`}
        length={manilaKm}
        top={climbTop}
        places={climbPlaces.map(({ km, name, note }) => ({
          km,
          dy: "-1.5em",
          textAnchor: anchorAt(km),
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
              {metersText(meters)}
            </text>
          </g>
        ))}
      </RoadProfile>
    </figure>
  );
}

/** Keeps the labels at both ends of the road within the drawing. */
function anchorAt(km: number): "start" | "middle" | "end" {
  if (km === 0) {
    return "start";
  }
  return km === manilaKm ? "end" : "middle";
}
