import { boardTags, boardTerminals } from "../../content/derived/board.ts";
import { noDeparturesText, operatorCountText } from "../../content/derived/operator-texts.ts";
import { dangwaNote, waysIntoTown } from "../../content/derived/taxi.ts";
import { isInBaguio, type Terminal } from "../../content/derived/terminals.ts";
import { departuresText } from "../../content/derived/timetable.ts";
import { joinWords, keysOf } from "../../content/formulas/lists.ts";
import { goingHomeTexts } from "../../content/going-home.ts";
import { operatorBySlug } from "../../content/operators.ts";
import { sections } from "../../content/sections.ts";
import { accessTerms } from "../../content/terminals.ts";
import { paths } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { GeoLink, GeoText } from "../maps/GeoLink.tsx";
import { arrivalMap } from "../maps/maps.ts";
import { PlaceMap } from "../maps/PlaceMap.tsx";
import { WaysIntoTown } from "../maps/WaysIntoTown.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { Details } from "../text/Details.tsx";
import { DotList } from "../text/DotList.tsx";
import { OperatorBadges } from "../text/OperatorBadges.tsx";
import { TermList } from "../text/TermList.tsx";
import { BoardRow } from "../timetable/BoardRow.tsx";
import styles from "./TerminalCard.module.css";

interface TerminalCardProps {
  readonly terminal: Terminal;
}

export function TerminalCard({ terminal }: TerminalCardProps) {
  const { id, name } = terminal;
  return (
    <article
      id={id}
      className={classNames("boxed", styles.card, isInBaguio(terminal) ? styles.mapped : styles.paired)}
    >
      <div className={`dark stack ${styles.sign}`}>
        <h3 translate="no">{name}</h3>
        <Departures terminal={terminal} />
      </div>
      <div className={styles.view}>
        <Picture name={`terminals/${id}`} alt="" width={isInBaguio(terminal) ? 960 : 480} height={144} />
      </div>
      <Facts terminal={terminal} />
    </article>
  );
}

/** The next bus, or what is known instead. */
function Departures({ terminal }: TerminalCardProps) {
  const board = boardTerminals.find(({ id }) => id === terminal.id);
  if (board) {
    const href = `${paths.schedules}#${boardAnchor(board.id)}` as const;
    return (
      <>
        <ol className="screen-only">
          <BoardRow terminal={board} departure={board.first} tag={boardTags.first} href={href} withArrival />
        </ol>
        <a className={`screen-only ${styles.all}`} href={href}>
          {`All ${departuresText(board.departures.map(({ operatorSlug }) => operatorSlug))}`}
        </a>
      </>
    );
  }
  return isInBaguio(terminal) ? (
    <p className="screen-only">
      <a href={`#${sections.terminals["going-home"].id}`}>{goingHomeTexts.link}</a>
    </p>
  ) : (
    terminal.operators.map((slug) => <p key={slug}>{noDeparturesText(operatorBySlug[slug])}</p>)
  );
}

/** Where it is and who leaves from there, then the details, collapsed. */
function Facts({ terminal }: TerminalCardProps) {
  const { shortName, street, town, description, location, operators, facilities, features } = terminal;
  const streets = streetsOf(terminal);
  return (
    <>
      <div className={`prose stack ${styles.text}`}>
        <p>
          <GeoLink name={shortName} location={location}>
            {street}
          </GeoLink>
          {`, ${town}. ${description}`}
        </p>
        <ul className={`row ${styles.features}`}>
          {terminal.isMain && (
            <li>
              <Badge tone="gold">Main Hub</Badge>
            </li>
          )}
          {features.map((feature) => (
            <li key={feature}>
              <Badge>{feature}</Badge>
            </li>
          ))}
        </ul>
        <div>
          <h4 className={styles.count}>{operatorCountText(terminal)}</h4>
          <OperatorBadges slugs={operators} />
        </div>
      </div>
      {isInBaguio(terminal) && (
        <div className={styles.map}>
          <PlaceMap map={arrivalMap} />
        </div>
      )}
      <div className={styles.folds}>
        <Details
          summary={`Facilities (${facilities.length}), ${streets.length > 0 ? "streets, " : ""}destinations`}
        >
          <p>{terminal.operatorsDescription}</p>
          <TermList
            items={[
              ...streets,
              { id: "to", term: "To", text: <DotList items={terminal.destinations} /> },
              { id: "facilities", term: "Facilities", text: <DotList items={facilities} /> },
              { id: "access", term: "Access", text: <DotList items={accessTexts(terminal)} /> },
              { id: "location", term: "Location", text: <GeoText location={location} /> },
            ]}
          />
        </Details>
        {isInBaguio(terminal) && (
          <Details summary={`Walks and taxis (${waysIntoTown.length})`}>
            <p>{dangwaNote}</p>
            <WaysIntoTown />
          </Details>
        )}
      </div>
    </>
  );
}

/** The companies with a building of their own whose street is known. */
function streetsOf({ id, operators, isOneBuilding }: Terminal) {
  if (isOneBuilding || isInBaguio({ id })) {
    return [];
  }
  return operators.flatMap((slug) => {
    const { shortName, terminals } = operatorBySlug[slug];
    const street = terminals.find(({ terminal }) => terminal === id)?.street;
    return street ? [{ id: slug, term: shortName, text: street }] : [];
  });
}

/** What is known of the way in for wheelchairs, strollers and weak knees, then the names of what is not. */
function accessTexts({ access }: Terminal): readonly string[] {
  const known = keysOf(accessTerms).filter((id) => access[id]);
  const unknown = keysOf(accessTerms).filter((id) => !access[id]);
  return [
    ...known.map((id) => `${accessTerms[id]}: ${access[id]}`),
    ...(unknown.length > 0 ? [`${joinWords(unknown.map((id) => accessTerms[id]))}: not known`] : []),
  ];
}
