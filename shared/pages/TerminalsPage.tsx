import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { arrivalMap } from "../components/maps/guide-maps.ts";
import { PlaceMap } from "../components/maps/PlaceMap.tsx";
import { OperatorName } from "../components/operators/OperatorName.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { BarList, DotList } from "../components/text/BarList.tsx";
import { ClockTime } from "../components/text/ClockTime.tsx";
import { Details } from "../components/text/Details.tsx";
import { Table } from "../components/text/Table.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { boardJson } from "../components/timetable/Board.tsx";
import { TerminalCard } from "../components/travel/TerminalCard.tsx";
import { serviceFrom } from "../content/derived/terminal-services.ts";
import {
  metroTerminals,
  operatorCountText,
  type Terminal,
  terminalById,
} from "../content/derived/terminals.ts";
import { baguioStops, goingHomeAdvice, goingHomeTexts, homeReports } from "../content/going-home.ts";
import { operatorTexts } from "../content/operator-texts.ts";
import { operatorBySlug, operators } from "../content/operators.ts";
import { pages, sections } from "../content/pages.ts";
import { terminalAmenities } from "../content/terminals.ts";
import { timetableTexts } from "../content/timetable.ts";
import { paths } from "../paths.ts";
import { priceText } from "../values/format.ts";
import { keysOf } from "../values/lists.ts";
import styles from "./TerminalsPage.module.css";

export function TerminalsPage() {
  return (
    <>
      <PageHead page={pages.terminals} />
      <TerminalTable />
      <Picture
        className={`screen-only ${styles.scene}`}
        name="terminals"
        alt=""
        width={1440}
        height={420}
        eager
      />
      <Section {...sections.terminals["metro-manila"]}>
        <p className="prose">
          {`${timetableTexts.terminals} `}
          <a href={`${paths.gettingThere}#${sections.gettingThere["from-the-airport"].id}`}>Map and trains</a>
        </p>
        <div className={`tiles ${styles.cards}`} data-board={boardJson}>
          {metroTerminals.map((terminal) => (
            <TerminalCard key={terminal.id} terminal={terminal} />
          ))}
        </div>
        <AsOf lead={`${operatorTexts.unconfirmed} ${timetableTexts.board} ${timetableTexts.fullBus}`} />
      </Section>
      <Section {...sections.terminals["baguio-city"]}>
        <div className="columns">
          <div>
            <TerminalCard terminal={terminalById.baguio} />
          </div>
          <PlaceMap map={arrivalMap} />
        </div>
      </Section>
      <Section {...sections.terminals["going-home"]} lead={goingHomeTexts.lead} banded>
        <GoingHome />
      </Section>
      <Section {...sections.terminals.amenities} lead={terminalAmenities.text}>
        <DotList items={terminalAmenities.items} />
        <ButtonLink href={paths.operators}>All bus operators</ButtonLink>
      </Section>
    </>
  );
}

/** Baguio is first, for readers on their way home. */
function TerminalTable() {
  return (
    <div className={`dark ${styles.sign}`}>
      <div className="wrap">
        <Table className="note" caption="Buses and fares of each terminal">
          <thead>
            <tr>
              <th scope="col" className={`note ${styles.terminal}`}>
                Terminal
              </th>
              <th scope="col" className="note">
                First and last bus
              </th>
              <th scope="col" className={`note ${styles.fare}`}>
                Fare from
              </th>
            </tr>
          </thead>
          <tbody>
            {[terminalById.baguio, ...metroTerminals].map((terminal) => (
              <tr key={terminal.id}>
                <th scope="row" className={`display-name ${styles.name}`}>
                  <a className="tap-inline" href={`#${terminal.id}`}>
                    {terminal.shortName}
                  </a>
                </th>
                <BusCells terminal={terminal} />
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}

/** The hours and the lowest fare; without a timetable, the way home or the number of operators. */
function BusCells({ terminal }: { readonly terminal: Terminal }) {
  if (terminal.isInBaguio) {
    return (
      <td colSpan={2}>
        <a className="tap-inline" href={`#${sections.terminals["going-home"].id}`}>
          {goingHomeTexts.link}
        </a>
      </td>
    );
  }
  const service = serviceFrom(terminal.id);
  if (service === undefined) {
    return <td colSpan={2}>{operatorCountText(terminal)}</td>;
  }
  const { first, last, cheapest } = service;
  return (
    <>
      <td>
        <b className={styles.figure}>
          <ClockTime minutes={first.minutes} />–<ClockTime minutes={last.minutes} />
        </b>
      </td>
      <td className={styles.fare}>
        <b className={styles.figure}>{priceText(cheapest.price)}</b>
      </td>
    </>
  );
}

/** Where a reported departure leads. */
const homeTerminals = [...new Set(homeReports.map(({ to }) => to))];

/** The way back to Manila: the times that were reported, what to do, and where each operator loads in Baguio. */
function GoingHome() {
  return (
    <>
      <div className="halves apart">
        <div>
          <TermList
            anchored
            items={homeTerminals.map((terminal) => ({
              id: `to-${terminal}`,
              term: `To ${terminalById[terminal].shortName}`,
              text: homeReports
                .filter(({ to }) => to === terminal)
                .map(({ operator, reported, text }) => (
                  <p key={operator}>
                    <b>{`${operatorBySlug[operator].shortName}, ${reported}:`}</b> {text}
                  </p>
                )),
            }))}
          />
          <p className="caption">{goingHomeTexts.reports}</p>
        </div>
        <BarList bar="advice" items={goingHomeAdvice} />
      </div>
      <Details summary={goingHomeTexts.stopsSummary}>
        <ul className="ruled">
          {keysOf(baguioStops).map((id) => (
            <li key={id}>
              <strong className="row">
                {operators
                  .filter(({ baguioStop }) => baguioStop === id)
                  .map((operator) => (
                    <OperatorName key={operator.slug} operator={operator} />
                  ))}
              </strong>
              <p>
                <b>{`${baguioStops[id].place}. `}</b>
                {baguioStops[id].text}
              </p>
            </li>
          ))}
        </ul>
      </Details>
    </>
  );
}
