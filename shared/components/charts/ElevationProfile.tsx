import { climbPlaces, roadCaption } from "../../content/elevation.ts";
import { amountText } from "../../content/formulas/amounts.ts";
import { percentOf } from "../../content/formulas/percent.ts";
import { climbTop } from "../../styles/climb.ts";
import { Picture } from "../pictures/Picture.tsx";
import climb from "./Climb.module.css";
import styles from "./ElevationProfile.module.css";
import { RoadProfile, roadLength } from "./RoadProfile.tsx";

const levels = [1000, 1500].map((meters) => ({ meters, y: percentOf(climbTop - meters, climbTop) }));

/** Keeps the names of the first and the last place within the drawing. */
function anchorAt(km: number) {
  return km === 0 ? "start" : km === roadLength ? "end" : "middle";
}

export function ElevationProfile() {
  return (
    <figure>
      <figcaption className={styles.caption}>{roadCaption}</figcaption>
      <div className={styles.drawing}>
        <RoadProfile
          className={`ruled-off ${styles.chart}`}
          length={roadLength}
          top={climbTop}
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
        <div className={climb.bus}>
          <Picture name="buses/victory-liner-side" alt="" width={600} height={208} />
        </div>
      </div>
    </figure>
  );
}
