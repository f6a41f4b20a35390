import { type BusRoute, busRoutes } from "../../content/bus-routes.ts";
import { doubtText, isOnward, unconfirmedOn } from "../../content/derived/operator-texts.ts";
import { origins, summaryOf } from "../../content/derived/timetable.ts";
import { onwardPoints, roadPoints } from "../../content/elevation.ts";
import { elevation, halsemaSummit } from "../../content/figures.ts";
import { amountOf } from "../../content/formulas/amounts.ts";
import { listed } from "../../content/formulas/lists.ts";
import type { RoadHeight } from "../../content/schema/elevation.ts";
import { paths } from "../../paths.ts";
import { boardAnchor, departuresText } from "../../universal/departures.ts";
import { heightOf, RoadOnward, RoadToBaguio, roadLength } from "../charts/RoadToBaguio.tsx";
import { OperatorNames } from "../operators/OperatorNames.tsx";
import { percentOf } from "../pictures/percent-of.ts";
import styles from "./RouteCard.module.css";

interface RouteCardProps {
  readonly route: BusRoute;
}

const longest = Math.max(...busRoutes.map(({ distance }) => amountOf(distance)));

/** A road: its two ends, distance, duration, profile, the operators that run it, and its departures. */
export function RouteCard({ route }: RouteCardProps) {
  const { id, from, to, distance, duration, operators, note } = route;
  const alike = busRoutes.filter((other) => other.to === to && other.distance === distance);
  const origin = origins.find(({ name }) => name === from);
  return (
    <article id={id} className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.ends} translate="no">
          {from} <span className={styles.to}>to</span> {to}
        </h2>
        <p className={`num ${styles.figures}`}>
          <b>{distance}</b>
          <b>{duration}</b>
        </p>
      </div>
      {alike[0] === route && (
        <div className={isOnward(route) ? `${styles.track} ${styles.onward}` : styles.track}>
          <RoadSide
            km={amountOf(distance)}
            start={listed(alike.map((one) => one.from))}
            end={to}
            isOnward={isOnward(route)}
          />
        </div>
      )}
      <p className={styles.note}>{note}</p>
      <OperatorNames
        slugs={operators}
        unconfirmed={unconfirmedOn(route)}
        doubt={doubtText(isOnward(route) ? "from" : "to")}
      />
      {origin && (
        <a className={styles.all} href={`${paths.schedules}#${boardAnchor(origin.id)}`}>
          {departuresText(summaryOf(origin.id).count, from)}
        </a>
      )}
    </article>
  );
}

/** The height of the drawing in meters: the highest point of any road, with some sky above. */
const skyline = 2400;

/** Where the road into the mountains is highest. */
const summit = onwardPoints.reduce((highest, point) => (point.meters > highest.meters ? point : highest));

interface RoadSideProps {
  readonly km: number;
  /** The names of its ends. Roads that are alike begin at several. */
  readonly start: string;
  readonly end: string;
  readonly isOnward: boolean;
}

/** The profile of a road between its two stops, with the heights that are known. All are drawn to one scale. */
function RoadSide({ km, start, end, isOnward }: RoadSideProps) {
  const points = isOnward ? onwardPoints : roadPoints;
  const from = isOnward ? 0 : roadLength - km;
  return (
    <svg className={styles.road} width={percentOf(km, longest)} aria-hidden="true">
      <svg
        viewBox={`${from} ${heightOf(skyline)} ${km} ${skyline}`}
        width="100%"
        height="100%"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {isOnward ? <RoadOnward /> : <RoadToBaguio />}
      </svg>
      <Stop x="0" meters={heightAt(points, from)} />
      <Stop x="100%" meters={heightAt(points, from + km)} />
      <text x="0" dx="-.4em" y="100%" dy="1.5em">
        {isOnward ? `${start} ${elevation}` : start}
      </text>
      <text x="100%" dx=".4em" y="100%" dy="1.5em" textAnchor="end">
        {km === longest ? `${end} ${elevation}` : end}
      </text>
      {isOnward && (
        <text
          x={percentOf(summit.km, km)}
          y={percentOf(skyline - summit.meters, skyline)}
          dy="-.8em"
          textAnchor="middle"
        >
          {halsemaSummit}
        </text>
      )}
    </svg>
  );
}

interface StopProps {
  readonly x: string;
  readonly meters: number;
}

function Stop({ x, meters }: StopProps) {
  return <circle cx={x} cy={percentOf(skyline - meters, skyline)} r="6.5" />;
}

/** The height of the first known point at or after a kilometer. */
function heightAt(points: readonly RoadHeight[], km: number): number {
  return points.find((point) => point.km >= km)?.meters ?? 0;
}
