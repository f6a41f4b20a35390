import { lowerFareText } from "../../content/derived/board.ts";
import {
  noDeparturesText,
  operatorCountText,
  unconfirmedAmong,
} from "../../content/derived/operator-texts.ts";
import { waysIntoTown } from "../../content/derived/taxi.ts";
import { origins, summaryOf } from "../../content/derived/timetable.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { operatorBySlug } from "../../content/operators.ts";
import type { Terminal } from "../../content/terminals.ts";
import { paths } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { ArrivalMap } from "../maps/ArrivalMap.tsx";
import { GeoLink } from "../maps/GeoLink.tsx";
import { OperatorNames } from "../operators/OperatorNames.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { BarList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import styles from "./TerminalCard.module.css";
import { WaysIntoTown } from "./WaysIntoTown.tsx";

interface TerminalCardProps {
  readonly terminal: Terminal;
}

/** A terminal as a sign. The card of Baguio, where buses arrive, has a map of walks instead of a picture. */
export function TerminalCard({ terminal }: TerminalCardProps) {
  const {
    id,
    name,
    region,
    isMain,
    address,
    description,
    destinations,
    operators,
    operatorsDescription,
    features,
    facilities,
    location,
  } = terminal;
  const isArrival = region === "Baguio City";
  const ends = (
    <dl className={`row ${styles.facts}`}>
      <dt className="quiet">Destinations</dt>
      <dd>{destinations.join(", ")}</dd>
    </dl>
  );
  const badges = (
    <ul className="row">
      {features.map((feature) => (
        <li key={feature}>
          <Badge>{feature}</Badge>
        </li>
      ))}
    </ul>
  );
  return (
    <article id={id} className={`boxed ${styles.card} ${isArrival ? styles.arrival : ""}`}>
      <div className={`row ${styles.head}`}>
        <h3 translate="no">{name}</h3>
        {isMain && <Badge tone="gold">Main Hub</Badge>}
      </div>
      {!isArrival && (
        <div className={styles.view}>
          <Picture name={`terminals/${id}`} alt="" width={480} height={120} />
        </div>
      )}
      <div className={styles.body}>
        <div>
          <b>{address}</b>
          <p>{description}</p>
          <GeoLink name={terminal.shortName} location={location} />
        </div>
        {isArrival ? (
          <ArrivalMap>
            {ends}
            {badges}
          </ArrivalMap>
        ) : (
          <>
            <Departures terminal={terminal} />
            {ends}
            {badges}
          </>
        )}
        <div>
          <b>{operatorCountText(terminal)}</b>
          <OperatorNames
            slugs={operators}
            unconfirmed={unconfirmedAmong(operators)}
            direction={isArrival ? "from" : "to"}
            terminal={id}
          />
        </div>
        <p>{operatorsDescription}</p>
        {isArrival && (
          <Details summary={`On foot or by taxi (${waysIntoTown.length})`}>
            <WaysIntoTown />
          </Details>
        )}
        <Details summary={`Facilities (${facilities.length})`}>
          <BarList mark="fact" items={facilities} />
        </Details>
      </div>
    </article>
  );
}

function Departures({ terminal: { id, shortName, operators } }: Pick<TerminalCardProps, "terminal">) {
  if (!origins.some((origin) => origin.id === id)) {
    return (
      <div className={styles.departures}>
        <b>Not in the timetable</b>
        {operators.map((slug) => (
          <p key={slug}>{noDeparturesText(operatorBySlug[slug])}</p>
        ))}
      </div>
    );
  }
  const { cheapest, cheapestOperator, count } = summaryOf(id);
  const lowestFare = `Lowest fare ${priceText(cheapest)}, ${cheapestOperator}.`;
  return (
    <div className={styles.departures}>
      <a className={styles.all} href={`${paths.schedules}#${boardAnchor(id)}`}>
        {`All ${count} departures from ${shortName}`}
      </a>
      <p className="fine">{[lowestFare, lowerFareText(id)].filter(Boolean).join(" ")}</p>
    </div>
  );
}
