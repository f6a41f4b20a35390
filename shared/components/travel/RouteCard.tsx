import type { BusRoute } from "../../content/bus-routes.ts";
import { unconfirmedAmong } from "../../content/derived/operator-texts.ts";
import { hoursText, kilometersText } from "../../content/formulas/amounts.ts";
import { paths } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import { OperatorBadges } from "../operators/OperatorBadges.tsx";
import styles from "./RouteCard.module.css";

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
