import { lowerFareText } from "../../content/derived/board.ts";
import {
  doubtText,
  noDeparturesText,
  operatorCountText,
  unconfirmedAmong,
} from "../../content/derived/operator-texts.ts";
import { origins, summaryOf } from "../../content/derived/timetable.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { operatorBySlug } from "../../content/operators.ts";
import type { Terminal } from "../../content/terminals.ts";
import { paths } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { ArrivalMap } from "../maps/ArrivalMap.tsx";
import { OperatorNames } from "../operators/OperatorNames.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { BarList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import styles from "./TerminalCard.module.css";

interface TerminalCardProps {
  readonly terminal: Terminal;
}

/**
 * A terminal as a sign: its name on top, then a view of the place, its location, who leaves from it, and what it
 * offers. Where buses arrive, it has the width of the page, and a map of the walks instead of the view.
 */
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
  } = terminal;
  const isArrival = region === "Baguio City";
  const ends = (
    <dl className={styles.facts}>
      <dt>Destinations</dt>
      <dd>{destinations.join(", ")}</dd>
    </dl>
  );
  const badges = (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <Badge>{feature}</Badge>
        </li>
      ))}
    </ul>
  );
  return (
    <article id={id} className={`${styles.card} ${isArrival ? styles.arrival : styles.sign}`}>
      <div className={styles.head}>
        <h3 translate="no">{name}</h3>
        {isMain && <Badge tone="gold">Main Hub</Badge>}
      </div>
      <div className={styles.body}>
        <div>
          {!isArrival && (
            <div className={styles.view}>
              <Picture name={`terminals/${id}`} alt="" width={480} height={120} />
            </div>
          )}
          <p className={styles.address}>{address}</p>
          <p>{description}</p>
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
          </>
        )}
        <div className={styles.offers}>
          {!isArrival && badges}
          <div>
            <p className={styles.scope}>{operatorCountText(terminal)}</p>
            <OperatorNames
              slugs={operators}
              unconfirmed={unconfirmedAmong(operators)}
              doubt={doubtText(isArrival ? "from" : "to")}
              terminal={id}
            />
            <p className={styles.row}>{operatorsDescription}</p>
          </div>
          <Details summary={`Facilities (${facilities.length})`}>
            <BarList mark="fact" items={facilities} />
          </Details>
        </div>
      </div>
    </article>
  );
}

function Departures({ terminal: { id, shortName, operators } }: Pick<TerminalCardProps, "terminal">) {
  if (!origins.some((origin) => origin.id === id)) {
    return (
      <div className={styles.departures}>
        <p className={styles.scope}>Not in the timetable</p>
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
      <p className={styles.lowestFare}>{[lowestFare, lowerFareText(id)].filter(Boolean).join(" ")}</p>
    </div>
  );
}
