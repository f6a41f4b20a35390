import { type BusRoute, busRoutes } from "../../content/bus-routes.ts";
import { doubtText, isOnward, unconfirmedOn } from "../../content/derived/operator-texts.ts";
import { onwardPoints, roadPoints } from "../../content/elevation.ts";
import { amountOf } from "../../content/formulas/amounts.ts";
import type { RoadHeight } from "../../content/schema/elevation.ts";
import { heightOf, RoadOnward, RoadToBaguio, roadLength } from "../charts/RoadToBaguio.tsx";
import { OperatorNames } from "../operators/OperatorNames.tsx";
import { percentOf } from "../pictures/percent-of.ts";
import styles from "./RouteCard.module.css";

interface RouteCardProps {
  readonly route: BusRoute;
}

const longest = Math.max(...busRoutes.map(({ distance }) => amountOf(distance)));

/** A road: its two ends, distance, duration, profile, and the operators that run it. */
export function RouteCard({ route }: RouteCardProps) {
  const { id, from, to, distance, duration, operators, note } = route;
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
      <div className={styles.track}>
        <RoadSide km={amountOf(distance)} isOnward={isOnward(route)} />
      </div>
      <p className={styles.note}>{note}</p>
      <OperatorNames
        slugs={operators}
        unconfirmed={unconfirmedOn(route)}
        doubt={doubtText(isOnward(route) ? "from" : "to")}
      />
    </article>
  );
}

/** The height of the drawing in meters: the highest point of any road, with some sky above. */
const skyline = 2400;

interface RoadSideProps {
  readonly km: number;
  readonly isOnward: boolean;
}

/** The profile of a road between its two stops. All roads are drawn to one scale. */
function RoadSide({ km, isOnward }: RoadSideProps) {
  const points = isOnward ? onwardPoints : roadPoints;
  const start = isOnward ? 0 : roadLength - km;
  return (
    <svg className={styles.road} width={percentOf(km, longest)} aria-hidden="true">
      <svg
        viewBox={`${start} ${heightOf(skyline)} ${km} ${skyline}`}
        width="100%"
        height="100%"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {isOnward ? <RoadOnward /> : <RoadToBaguio />}
      </svg>
      <Stop x="0" meters={heightAt(points, start)} />
      <Stop x="100%" meters={heightAt(points, start + km)} />
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
