import { profileTop, roadCaption } from "../../content/elevation.ts";
import { elevation } from "../../content/figures.ts";
import { amountText } from "../../content/formulas/amounts.ts";
import { percentOf } from "../../content/formulas/percent.ts";
import { Picture } from "../pictures/Picture.tsx";
import climb from "./Climb.module.css";
import styles from "./ElevationProfile.module.css";
import { RoadProfile, roadLength } from "./RoadProfile.tsx";

const levels = [1000, 1500].map((meters) => ({ meters, y: percentOf(profileTop - meters, profileTop) }));

const places = [
  { km: 0, anchor: "start", name: "Manila", note: "sea level" },
  { km: roadLength / 2, anchor: "middle", name: "Tarlac", note: "halfway" },
  { km: roadLength, anchor: "end", name: "Baguio", note: elevation },
] as const;

export function ElevationProfile() {
  return (
    <figure>
      <figcaption className={styles.caption}>{roadCaption}</figcaption>
      <div className={styles.drawing}>
        <RoadProfile
          className={styles.chart}
          length={roadLength}
          top={profileTop}
          places={places.map(({ km, anchor, name, note }) => ({
            km,
            label: (
              <>
                {note}
                <tspan className={styles.name} x="0" dy="-1.07em">
                  {name}
                </tspan>
              </>
            ),
            text: { dy: "-1.5em", textAnchor: anchor },
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
