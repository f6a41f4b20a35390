import type { BusRoute } from "../../content/bus-routes.ts";
import { isOnward, unconfirmedAmong } from "../../content/derived/operator-texts.ts";
import { hoursText, kilometersText } from "../../content/formulas/amounts.ts";
import { paths } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { RoadProfile } from "../charts/RoadProfile.tsx";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import { OperatorBadges } from "../operators/OperatorBadges.tsx";
import sky from "../pictures/sky.module.css";
import { routeEnds } from "./RoadBand.tsx";
import styles from "./RouteCard.module.css";

/** A road. One that leads on from Baguio has a profile, with the land of the whole one on the page. */
export function RouteCard({ route }: { readonly route: BusRoute }) {
  const { id, terminal, from, to, km, hours, isEstimate, operators, note, points } = route;
  return (
    <article id={id} className={`stack ${styles.card}`}>
      <h2 className={styles.ends} translate="no">
        {from} <span className={styles.to}>to</span> {to}
      </h2>
      <p className="num row">
        <b>{kilometersText(km)}</b>
        <b>{hoursText(hours, isEstimate)}</b>
      </p>
      {isOnward(route) && (
        <div className="boxed">
          <RoadPart ends={routeEnds(route)} />
        </div>
      )}
      <div>
        <OperatorBadges slugs={operators} unconfirmed={unconfirmedAmong(operators)} />
      </div>
      <div className={`stack ${styles.notes}`}>
        <p>{note}</p>
        {points?.map(({ term, text }) => (
          <p key={term}>
            <b>{`${term}.`}</b>
            {` ${text}`}
          </p>
        ))}
      </div>
      {terminal && (
        <div>
          <ButtonLink kind="line" href={`${paths.schedules}#${boardAnchor(terminal)}`}>
            {`Timetable from ${from}`}
          </ButtonLink>
        </div>
      )}
    </article>
  );
}

/** A part of the profile, with margins for the marks of its ends. */
function RoadPart({ ends: [from, to] }: { readonly ends: readonly [start: number, end: number] }) {
  const margin = (to - from) / 40;
  return (
    <RoadProfile
      className={`${sky.low} ${styles.road}`}
      ends={[from - margin, to + margin]}
      places={[{ km: from }, { km: to }]}
      reusesLand
    />
  );
}
