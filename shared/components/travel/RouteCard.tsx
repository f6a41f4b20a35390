import type { BusRoute } from "../../content/bus-routes.ts";
import { doubtText, isOnward, unconfirmedOn } from "../../content/derived/operator-texts.ts";
import { origins, summaryOf } from "../../content/derived/timetable.ts";
import { paths } from "../../paths.ts";
import { boardAnchor, departuresText } from "../../universal/departures.ts";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import { OperatorNames } from "../operators/OperatorNames.tsx";
import { RoadSlice } from "./RoadProfile.tsx";
import styles from "./RouteCard.module.css";

interface RouteCardProps {
  readonly route: BusRoute;
}

/** A road: its slice of the profile, its two ends, distance, duration, the operators that run it, and its departures. */
export function RouteCard({ route }: RouteCardProps) {
  const { id, from, to, distance, duration, operators, note } = route;
  const origin = origins.find(({ name }) => name === from);
  return (
    <article id={id} className={styles.card}>
      <RoadSlice route={route} />
      <div className={styles.body}>
        <h2 className={styles.ends} translate="no">
          {from} <span className={styles.to}>to</span> {to}
        </h2>
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
        {origin && (
          <div className={styles.all}>
            <ButtonLink kind="line" href={`${paths.schedules}#${boardAnchor(origin.id)}`}>
              {departuresText(summaryOf(origin.id).count, from)}
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  );
}
