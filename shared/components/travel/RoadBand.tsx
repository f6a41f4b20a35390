import type { SVGAttributes } from "react";
import { roadProfileCaption } from "../../content/bus-routes.ts";
import { busRoutes } from "../../content/derived/terminals.ts";
import { elevationText, halsemaText } from "../../content/figures.ts";
import { onwardLength, type RoadPlace, RoadProfile, roadLength, summit } from "../charts/RoadProfile.tsx";
import styles from "./RoadBand.module.css";

/** On the ground, to the right of the ring. */
const belowMark: SVGAttributes<SVGTextElement> = { dy: "1.75em", className: styles.onGround };

/** Labels that would collide with the road, the edge or a neighbor if they were below their rings, by route. */
const besideMark: Readonly<Record<string, SVGAttributes<SVGTextElement>>> = {
  "tarlac-baguio": { ...belowMark, textAnchor: "end" },
  "baguio-sagada": { dy: "-.9em", textAnchor: "middle" },
  "baguio-banaue": { ...belowMark, textAnchor: "end" },
};

const places: readonly RoadPlace[] = [
  { km: 0, label: "Manila", text: { dy: "-.9em" } },
  ...busRoutes
    .filter(({ terminal }) => terminal === undefined)
    .map((route) => {
      const text = besideMark[route.id] ?? belowMark;
      return route.isOnward
        ? { km: roadLength + route.km, label: route.to, text }
        : { km: roadLength - route.km, label: route.from, text };
    }),
  {
    km: summit.km,
    symbol: null,
    label: halsemaText,
    text: { dy: "2.9em", textAnchor: "middle", className: styles.onGround },
  },
  {
    km: roadLength,
    label: (
      <>
        <tspan className={styles.city}>Baguio</tspan> {elevationText}
      </>
    ),
    text: { dx: "-.8em", dy: "-.1em", textAnchor: "end" },
  },
];

export function RoadBand() {
  return (
    <div className={`banded ${styles.band}`}>
      <div className="wrap">
        <RoadProfile className={styles.road} length={roadLength + onwardLength} top={2500} places={places} />
      </div>
      <div className={styles.ground}>
        <p className="wrap">{roadProfileCaption}</p>
      </div>
    </div>
  );
}
