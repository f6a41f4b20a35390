import { type BusRoute, busRoutes } from "../../content/bus-routes.ts";
import { doubtText, isOnward, unconfirmedOn } from "../../content/derived/operator-texts.ts";
import { summaryOf } from "../../content/derived/timetable.ts";
import { amountOf } from "../../content/formulas/amounts.ts";
import { paths } from "../../paths.ts";
import { boardAnchor, departuresText } from "../../universal/departures.ts";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import { OperatorNames } from "../operators/OperatorNames.tsx";
import { percentOf } from "../pictures/percent-of.ts";
import styles from "./RouteCard.module.css";

const longest = Math.max(...busRoutes.map(({ distance }) => amountOf(distance)));

interface RouteCardProps {
  readonly route: BusRoute;
}

/** A road: its two ends, its length as a line, distance, duration, the operators that run it, and its departures. */
export function RouteCard({ route }: RouteCardProps) {
  const { id, terminal, from, to, distance, duration, operators, note } = route;
  const end = percentOf(amountOf(distance), longest);
  return (
    <article id={id} className={styles.card}>
      <h2 className={styles.ends} translate="no">
        {from} <span className={styles.to}>to</span> {to}
      </h2>
      <svg className={isOnward(route) ? styles.onward : styles.road} aria-hidden="true">
        <line x2={end} />
        <circle r="6" />
        <circle r="6" cx={end} />
      </svg>
      <p className={`num ${styles.figures}`}>
        <b>{distance}</b>
        <b>{duration}</b>
      </p>
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
