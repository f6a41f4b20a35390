import { boardTerminals } from "../../content/derived/board.ts";
import { noDeparturesText, operatorCountText } from "../../content/derived/operator-texts.ts";
import { dangwaNote, waysIntoTown } from "../../content/derived/taxi.ts";
import { isInBaguio, type Terminal } from "../../content/derived/terminals.ts";
import { joinWords } from "../../content/formulas/lists.ts";
import { keysOf } from "../../content/formulas/records.ts";
import { goingHome } from "../../content/going-home.ts";
import { operatorBySlug } from "../../content/operators.ts";
import { sections } from "../../content/sections.ts";
import { accessTerms } from "../../content/terminals.ts";
import { ArrivalMap } from "../maps/ArrivalMap.tsx";
import { GeoLink, GeoText } from "../maps/GeoLink.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { BarList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import { OperatorBadges } from "../text/OperatorBadges.tsx";
import { TermList } from "../text/TermList.tsx";
import { NextBus } from "./NextBus.tsx";
import styles from "./TerminalCard.module.css";

interface TerminalCardProps {
  readonly terminal: Terminal;
}

export function TerminalCard({ terminal }: TerminalCardProps) {
  const { id, name, isMain } = terminal;
  return (
    <article
      id={id}
      className={`boxed ${styles.card} ${isInBaguio(terminal) ? styles.whole : styles.paired}`}
    >
      <div className={`dark stack ${styles.sign}`}>
        <div className={`row ${styles.head}`}>
          <h3 translate="no">{name}</h3>
          {isMain && <Badge tone="gold">Main Hub</Badge>}
        </div>
        <Departures terminal={terminal} />
      </div>
      <div className={styles.view}>
        <Picture name={`terminals/${id}`} alt="" width={isInBaguio(terminal) ? 960 : 480} height={120} />
      </div>
      <Facts terminal={terminal} />
    </article>
  );
}

/** The next bus, or what is known instead. */
function Departures({ terminal }: TerminalCardProps) {
  const board = boardTerminals.find(({ id }) => id === terminal.id);
  if (board) {
    return <NextBus terminal={board} />;
  }
  return isInBaguio(terminal) ? (
    <p>
      <a href={`#${sections.terminals["going-home"].id}`}>{goingHome.link}</a>
    </p>
  ) : (
    terminal.operators.map((slug) => <p key={slug}>{noDeparturesText(operatorBySlug[slug])}</p>)
  );
}

/** Where it is, then the rest to unfold. */
function Facts({ terminal }: TerminalCardProps) {
  const { shortName, address, description, location, operators, facilities, features } = terminal;
  const streets = streetsOf(terminal);
  return (
    <>
      <div className={`prose ${styles.text}`}>
        <p>
          <b>{`${address}. `}</b>
          {description}
        </p>
        <GeoLink name={shortName} location={location} />
        <ul className={`row ${styles.features}`}>
          {features.map((feature) => (
            <li key={feature}>
              <Badge>{feature}</Badge>
            </li>
          ))}
        </ul>
        <h4 className={styles.count}>{operatorCountText(terminal)}</h4>
        <OperatorBadges slugs={operators} />
      </div>
      <div className={styles.folds}>
        <Details summary={streets.length > 0 ? "Streets and destinations" : "Destinations"}>
          <p>{terminal.operatorsDescription}</p>
          <TermList items={[...streets, { id: "to", term: "To", text: terminal.destinations.join(", ") }]} />
        </Details>
        {isInBaguio(terminal) && (
          <Details summary={`Map, walks and taxis (${waysIntoTown.length})`}>
            <p>{dangwaNote}</p>
            <ArrivalMap />
          </Details>
        )}
        <Details summary={`Facilities (${facilities.length})`}>
          <div className={styles.facilities}>
            <BarList bar="fact" items={facilities} />
          </div>
          <TermList items={accessRows(terminal.access)} />
          <GeoText location={location} />
        </Details>
      </div>
    </>
  );
}

/** The companies with a building of their own, by street; last those whose street is not known. */
function streetsOf(terminal: Terminal) {
  if (terminal.isOneBuilding || isInBaguio(terminal)) {
    return [];
  }
  const companies = terminal.operators.map((slug) => {
    const { shortName, terminals } = operatorBySlug[slug];
    const street = terminals.find((place) => place.terminal === terminal.id)?.street;
    return { id: shortName, term: shortName, text: street };
  });
  return knownRows(companies);
}

/** What is known of the way in for wheelchairs, strollers and weak knees, and what is not. */
function accessRows(access: Terminal["access"]) {
  return knownRows(keysOf(accessTerms).map((id) => ({ id, term: accessTerms[id], text: access[id] })));
}

interface Row {
  /** Stands for the row in a list. */
  readonly id: string;
  readonly term: string;
  readonly text: string | undefined;
}

/** Returns the rows that have a text, then one that names the others. */
function knownRows(rows: readonly Row[]) {
  const unknown = rows.filter(({ text }) => !text).map(({ id }) => id);
  return [
    ...rows.filter(({ text }) => text),
    ...(unknown.length > 0 ? [{ id: "unknown", term: "Not known", text: joinWords(unknown) }] : []),
  ];
}
