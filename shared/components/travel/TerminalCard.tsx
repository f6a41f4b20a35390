import {
  dangwaNote,
  victoryLinerWalk,
  waysIntoTown,
  waysIntoTownSummary,
} from "../../content/derived/places.ts";
import { serviceFrom } from "../../content/derived/terminal-services.ts";
import {
  accessTexts,
  companyStreets,
  detailsSummary,
  isInBaguio,
  operatorCountText,
  type Terminal,
} from "../../content/derived/terminals.ts";
import { goingHomeTexts } from "../../content/going-home.ts";
import { victoryLinerTerminal } from "../../content/maps/city-map.ts";
import { askForTimesText, type Operator, operatorBySlug } from "../../content/operators.ts";
import { sections } from "../../content/pages.ts";
import { taxiTableNote } from "../../content/terminals.ts";
import { boardAnchor } from "../../contract/page.ts";
import { priceText } from "../../format.ts";
import { paths } from "../../paths.ts";
import { GeoLink, GeoText } from "../maps/GeoLink.tsx";
import { OperatorLinks } from "../operators/OperatorName.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Badge } from "../text/Badge.tsx";
import { Details } from "../text/Details.tsx";
import { DotList, TermList } from "../text/Lists.tsx";
import { Table } from "../text/Table.tsx";
import { BoardRow } from "../timetable/Board.tsx";
import styles from "./TerminalCard.module.css";

export function TerminalCard({ terminal }: { readonly terminal: Terminal }) {
  const { id, name, shortName, street, town, description, location } = terminal;
  return (
    <article id={id} className={`boxed compact to-edges ${styles.card}`}>
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
        <Details summary={detailsSummary(terminal)}>
          <p>{terminal.operatorsDescription}</p>
          <TermList
            items={[
              ...companyStreets(terminal),
              { id: "to", term: "To", text: <DotList items={terminal.destinations} /> },
              { id: "facilities", term: "Facilities", text: <DotList items={terminal.facilities} /> },
              { id: "access", term: "Access", text: <DotList items={accessTexts(terminal)} /> },
              { id: "location", term: "Location", text: <GeoText location={location} /> },
            ]}
          />
        </Details>
        {isInBaguio(terminal) && (
          <Details summary={waysIntoTownSummary}>
            <p>{`${victoryLinerWalk} ${dangwaNote}`}</p>
            <WaysIntoTown />
          </Details>
        )}
      </div>
    </article>
  );
}

/** The next bus. Without a timetable: the way home, or each company's trips. */
function NextBus({ terminal }: { readonly terminal: Terminal }) {
  const service = serviceFrom(terminal.id);
  if (service) {
    const href = `${paths.schedules}#${boardAnchor(service.id)}` as const;
    return (
      <>
        <ol className="screen-only">
          <BoardRow terminal={service.id} departure={service.first} href={href} detailed />
        </ol>
        <a className="tap-inline screen-only" href={href}>
          {`All ${service.countText}`}
        </a>
      </>
    );
  }
  return isInBaguio(terminal) ? (
    <p className="screen-only">
      <a href={`#${sections.terminals["going-home"].id}`}>{goingHomeTexts.link}</a>
    </p>
  ) : (
    terminal.operators.map((slug) => <p key={slug}>{untimedText(operatorBySlug[slug])}</p>)
  );
}

function untimedText({ name, tripsPerDay, doubt = askForTimesText }: Operator): string {
  return `${name} is listed with ${tripsPerDay} trips a day. ${doubt} Have a second company in mind.`;
}

/** Walks and taxi fares from where buses arrive in Baguio. */
function WaysIntoTown() {
  return (
    <>
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
