import type { BusRoute } from "../../content/bus-routes.ts";
import { doubtText, isOnward, unconfirmedOn } from "../../content/derived/operator-texts.ts";
import { summaryOf } from "../../content/derived/timetable.ts";
import { paths } from "../../paths.ts";
import { boardAnchor, departuresText } from "../../universal/departures.ts";
import { heightOf } from "../charts/RoadToBaguio.tsx";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import { OperatorNames } from "../operators/OperatorNames.tsx";
import { percentOf } from "../pictures/percent-of.ts";
import sky from "../pictures/sky.module.css";
import { acrossSky, landId, metersAt, skyline, stretchOf } from "./RoadProfile.tsx";
import styles from "./RouteCard.module.css";

interface RouteCardProps {
  readonly route: BusRoute;
}

/**
 * A road: its two ends, its part of the profile with distance and duration, the operators that run it, and its
 * departures. It stands on a page with the whole profile.
 */
export function RouteCard({ route }: RouteCardProps) {
  const { id, terminal, from, to, distance, duration, operators, note } = route;
  return (
    <article id={id} className={styles.card}>
      <h2 className={styles.ends} translate="no">
        {from} <span className={styles.to}>to</span> {to}
      </h2>
      <div className={styles.profile}>
        <RoadPart ends={stretchOf(route)} />
        <p className={`num ${styles.figures}`}>
          <b>{distance}</b>
          <b>{duration}</b>
        </p>
      </div>
      <div>
        <OperatorNames
          slugs={operators}
          unconfirmed={unconfirmedOn(route)}
          doubt={doubtText(isOnward(route) ? "from" : "to")}
        />
      </div>
      <p>{note}</p>
      {terminal && (
        <div className={styles.all}>
          <ButtonLink kind="line" href={`${paths.schedules}#${boardAnchor(terminal)}`}>
            {departuresText(summaryOf(terminal).count, from)}
          </ButtonLink>
        </div>
      )}
    </article>
  );
}

interface RoadPartProps {
  /** The kilometers at which it starts and ends. */
  readonly ends: readonly [start: number, end: number];
}

/** A part of the profile of the road, with a little land before and behind it for the marks of its ends. */
function RoadPart({ ends }: RoadPartProps) {
  const [start, end] = ends;
  const margin = (end - start) / 40;
  const width = end - start + 2 * margin;
  return (
    <svg className={`${sky.low} ${styles.road}`} aria-hidden="true">
      <svg
        width="100%"
        height="100%"
        viewBox={`${start - margin} ${heightOf(skyline)} ${width} ${skyline}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <use href={`#${landId}`} />
      </svg>
      {ends.map((km) => (
        <circle key={km} r="6" cx={percentOf(km - start + margin, width)} cy={acrossSky(metersAt(km))} />
      ))}
    </svg>
  );
}
