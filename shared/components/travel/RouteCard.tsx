import type { BusRoute } from "../../content/derived/terminals.ts";
import { schedule, summaryOf } from "../../content/derived/timetable.ts";
import { hoursText, kilometersText, priceText } from "../../content/formulas/amounts.ts";
import type { TerminalId } from "../../content/schema/terminals.ts";
import { paths } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { departureCountText } from "../../universal/script-texts.ts";
import { FramedPicture, Picture } from "../pictures/Picture.tsx";
import { OperatorBadges } from "../text/OperatorBadges.tsx";
import styles from "./RouteCard.module.css";

export function RouteCard({ route }: { readonly route: BusRoute }) {
  const { id, terminal, isOnward, from, to, km, hours, isEstimate, operators, note } = route;
  return (
    <article id={id} className={`stack ${styles.card}`}>
      {isOnward && (
        <FramedPicture>
          <Picture name={`routes/${id}`} alt="" width={480} height={200} />
        </FramedPicture>
      )}
      <h2 className={`minor ${styles.ends}`} translate="no">
        {from} <span className={styles.to}>to</span> {to}
      </h2>
      <p className={`num row ${styles.figures}`}>
        <b>{kilometersText(km)}</b>
        <b>{hoursText(hours, isEstimate)}</b>
        {terminal && <DepartureCount terminal={terminal} />}
      </p>
      <OperatorBadges slugs={operators} />
      <p>{note}</p>
    </article>
  );
}

function DepartureCount({ terminal }: { readonly terminal: TerminalId }) {
  const { count, cheapest } = summaryOf(schedule, terminal);
  return (
    <a className={`target ${styles.departures}`} href={`${paths.schedules}#${boardAnchor(terminal)}`}>
      {`${departureCountText(count)} from ${priceText(cheapest)}`}
    </a>
  );
}
