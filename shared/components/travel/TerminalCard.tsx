import { waysIntoTown, waysLead } from "../../content/derived/places.ts";
import { serviceFrom } from "../../content/derived/terminal-services.ts";
import { operatorCountText, type Terminal } from "../../content/derived/terminals.ts";
import { goingHomeTexts } from "../../content/going-home.ts";
import { victoryLinerTerminal } from "../../content/maps.ts";
import { operatorTexts } from "../../content/operator-texts.ts";
import { operatorBySlug } from "../../content/operators.ts";
import { sections } from "../../content/pages.ts";
import { accessTerms, taxiTableNote } from "../../content/terminals.ts";
import { boardAnchor } from "../../contract/origins.ts";
import { firstTag } from "../../contract/script-texts.ts";
import { paths } from "../../paths.ts";
import { joinWords, priceText } from "../../values/format.ts";
import { keysOf } from "../../values/lists.ts";
import { GeoLink, GeoText } from "../maps/GeoLink.tsx";
import { OperatorLinks } from "../operators/OperatorName.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { DotList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import { Table } from "../text/Table.tsx";
import { TermList } from "../text/TermList.tsx";
import { BoardRow } from "../timetable/Board.tsx";
import styles from "./TerminalCard.module.css";

export function TerminalCard({ terminal }: { readonly terminal: Terminal }) {
  const { id, name, shortName, street, town, description, location, facilities } = terminal;
  const streets = operatorStreets(terminal);
  return (
    <article id={id} className={`boxed to-edges ${styles.card}`}>
      <div className={`dark stack close ${styles.sign}`}>
        <h3 translate="no">{name}</h3>
        <NextBus terminal={terminal} />
      </div>
      <div className="screen-only">
        <Picture className={styles.building} name={`terminals/${id}`} alt="" width={480} height={144} />
      </div>
      <div className={`prose stack close ${styles.body}`}>
        <p>
          <GeoLink name={shortName} location={location}>
            {street}
          </GeoLink>
          {`, ${town}. ${description}`}
        </p>
        <ul className={`row close ${styles.features}`}>
          {terminal.isMain && (
            <li>
              <Badge tone="gold">Main Hub</Badge>
            </li>
          )}
          {terminal.features.map((feature) => (
            <li key={feature}>
              <Badge>{feature}</Badge>
            </li>
          ))}
        </ul>
        <div>
          <h4 className="plain-heading">{operatorCountText(terminal)}</h4>
          <OperatorLinks slugs={terminal.operators} />
        </div>
      </div>
      <div className={styles.details}>
        <Details
          summary={`Destinations${streets.length > 0 ? ", streets" : ""} and ${facilities.length} facilities`}
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
        {terminal.isInBaguio && (
          <Details summary={`Walks and taxis (${waysIntoTown.length})`}>
            <WaysIntoTown />
          </Details>
        )}
      </div>
    </article>
  );
}

/** The next bus. Without a timetable: the way home, or each operator's trips. */
function NextBus({ terminal }: { readonly terminal: Terminal }) {
  const service = serviceFrom(terminal.id);
  if (service) {
    const href = `${paths.schedules}#${boardAnchor(service.id)}` as const;
    return (
      <>
        <ol className="screen-only">
          <BoardRow terminal={service.id} departure={service.first} href={href} tag={firstTag} detailed />
        </ol>
        <a className="tap-inline screen-only" href={href}>
          {`All ${service.countText}`}
        </a>
      </>
    );
  }
  return terminal.isInBaguio ? (
    <p className="screen-only">
      <a href={`#${sections.terminals["going-home"].id}`}>{goingHomeTexts.link}</a>
    </p>
  ) : (
    terminal.operators.map((slug) => <p key={slug}>{operatorTexts.untimed(operatorBySlug[slug])}</p>)
  );
}

/** The operators with a building of their own at a terminal, if we know its street. */
function operatorStreets({ id, operators, isOneBuilding, isInBaguio }: Terminal) {
  if (isOneBuilding || isInBaguio) {
    return [];
  }
  return operators.flatMap((slug) => {
    const { shortName, terminals } = operatorBySlug[slug];
    const street = terminals.find(({ terminal }) => terminal === id)?.street;
    return street ? [{ id: slug, term: shortName, text: street }] : [];
  });
}

/** What is known of the way in for wheelchairs, strollers and weak knees, then what is not. */
function accessTexts({ access }: Terminal): readonly string[] {
  const terms = keysOf(accessTerms);
  const unknown = terms.filter((id) => !access[id]).map((id) => accessTerms[id]);
  return [
    ...terms.filter((id) => access[id]).map((id) => `${accessTerms[id]}: ${access[id]}`),
    ...(unknown.length > 0 ? [`${joinWords(unknown)}: not known`] : []),
  ];
}

/** Walks and taxi fares from where buses arrive in Baguio. */
function WaysIntoTown() {
  return (
    <>
      <p>{waysLead}</p>
      <Table className="note" caption="Walks and taxi fares into town">
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">On foot</th>
            <th scope="col">By taxi</th>
            <th scope="col">By taxi from Victory Liner</th>
          </tr>
        </thead>
        <tbody>
          {waysIntoTown.map(({ name, onFoot, fromGovernorPackRoad, fromVictoryLiner }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{onFoot}</td>
              <td>{priceText(fromGovernorPackRoad)}</td>
              <td>{priceText(fromVictoryLiner)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="note">{taxiTableNote}</p>
      <p>
        <GeoLink {...victoryLinerTerminal} /> <GeoText {...victoryLinerTerminal} />
      </p>
    </>
  );
}
