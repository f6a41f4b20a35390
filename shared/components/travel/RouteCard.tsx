import type { BusRoute } from "../../content/bus-routes.ts";
import { isOnward, unconfirmedOn } from "../../content/derived/operator-texts.ts";
import { summaryOf } from "../../content/derived/timetable.ts";
import { hoursText, kilometersText } from "../../content/formulas/amounts.ts";
import type { TerminalId } from "../../content/schema/terminals.ts";
import { paths } from "../../paths.ts";
import { boardAnchor, departuresText } from "../../universal/departures.ts";
import { RoadProfile } from "../charts/RoadProfile.tsx";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import { OperatorNames } from "../operators/OperatorNames.tsx";
import sky from "../pictures/sky.module.css";
import { routeEnds } from "./RoadBand.tsx";
import styles from "./RouteCard.module.css";

/** A road. Its profile reuses the land of the whole profile, which the page must contain. */
export function RouteCard({ route }: { readonly route: BusRoute }) {
  const { id, terminal, from, to, km, hours, isEstimate, operators, note, points } = route;
  return (
    <article id={id} className={`stack ${styles.card}`}>
      <h2 className={styles.ends} translate="no">
        {from} <span className={styles.to}>to</span> {to}
      </h2>
      <div className="boxed">
        <RoadPart ends={routeEnds(route)} landmark={terminal && landmarks[terminal]} />
        <p className={`num row ${styles.figures}`}>
          <b>{kilometersText(km)}</b>
          <b>{hoursText(hours, isEstimate)}</b>
        </p>
      </div>
      <div>
        <OperatorNames
          slugs={operators}
          unconfirmed={unconfirmedOn(route)}
          direction={isOnward(route) ? "from" : "to"}
        />
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
        <div className={styles.all}>
          <ButtonLink kind="line" href={`${paths.schedules}#${boardAnchor(terminal)}`}>
            {departuresText(summaryOf(terminal).count, from)}
          </ButtonLink>
        </div>
      )}
    </article>
  );
}

/** Outlines at the starts of roads: towers at Cubao, the airport near Pasay. */
const landmarks: Readonly<Partial<Record<TerminalId, string>>> = {
  cubao: "M0 0v-18h8v-8h10v14h4v-26h9v-6h4v6h6v20h5v-12h12v10h4v-22h10l4 6v24h6v-9h9V0z",
  pasay:
    "M7 0v-23H2l-3-10h20l-3 10h-5V0zM22 0v-9q20-10 40 0V0zM56-28l28-10q6-2 6 1 0 2-4 4l-13 5-8 12h-4l3-10-8 2-7-9h4zM74-37l-10-9h4l14 6z",
};

interface RoadPartProps {
  /** The outline of the landmark at its start, one unit a pixel, from the ground up. */
  readonly landmark: string | undefined;
  /** The kilometers at which it starts and ends. */
  readonly ends: readonly [start: number, end: number];
}

/** A part of the profile, with margins for the marks of its ends. */
function RoadPart({ landmark, ends }: RoadPartProps) {
  const [from, to] = ends;
  const margin = (to - from) / 40;
  const start = { km: from + 2 * margin, mark: <path fill="var(--slope)" d={landmark} /> };
  return (
    <RoadProfile
      className={`${sky.low} ${styles.road}`}
      ends={[from - margin, to + margin]}
      places={[...(landmark ? [start] : []), { km: from }, { km: to }]}
      reusesLand
    />
  );
}
