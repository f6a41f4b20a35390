import { BookingTicket } from "../components/operators/BookingTicket.tsx";
import { OperatorDepartures } from "../components/operators/OperatorDepartures.tsx";
import { OperatorHead } from "../components/operators/OperatorHead.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Topic } from "../components/page/Topic.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { DotList } from "../components/text/DotList.tsx";
import { Table } from "../components/text/Table.tsx";
import { TermList } from "../components/text/TermList.tsx";
import {
  earlyText,
  fareNote,
  frontText,
  hasUnknownStreet,
  operatorPlaceText,
  unknownStreetsText,
  untimedText,
} from "../content/derived/operator-texts.ts";
import { discountedFare } from "../content/derived/operators.ts";
import { neighborsText, otherBuses, profileSection, profileTips } from "../content/derived/profiles.ts";
import { terminalById } from "../content/derived/terminals.ts";
import { isTimed } from "../content/derived/timetable.ts";
import { priceText } from "../content/formulas/amounts.ts";
import { joinWords } from "../content/formulas/lists.ts";
import { baguioStops } from "../content/going-home.ts";
import {
  exteriorCaption,
  insideAlt,
  operators,
  seatPlanCaption,
  seatPlans,
  selectedTripsNote,
  unknownInsideCaption,
} from "../content/operators.ts";
import type { Operator } from "../content/schema/operators.ts";
import type { TerminalId } from "../content/schema/terminals.ts";
import { paths } from "../paths.ts";
import styles from "./OperatorPage.module.css";

interface OperatorPageProps {
  readonly operator: Operator;
}

export function OperatorPage({ operator }: OperatorPageProps) {
  const { about, keyFeatures, routes } = operator;
  return (
    <>
      <OperatorHead operator={operator} />
      <CompanyBoard operator={operator} />
      <div className="wrap">
        <div className={styles.facts}>
          <Topic {...profileSection(operator, "fares")}>
            <FareTable operator={operator} />
            <AsOf lead={fareNote(operator)} />
          </Topic>
          <Topic {...profileSection(operator, "key-features")}>
            <DotList items={keyFeatures} />
          </Topic>
          {routes && (
            <Topic {...profileSection(operator, "routes")}>
              <BarList bar="fact" items={routes.map(({ title, text }) => ({ lead: `${title}.`, text }))} />
            </Topic>
          )}
          <Topic {...profileSection(operator, "terminals")}>
            <TerminalLocations operator={operator} />
          </Topic>
        </div>
      </div>
      <div className={styles.company}>
        <div className={`wrap stack ${styles.story}`}>
          <Topic beside {...profileSection(operator, "about")}>
            <div className="stack">
              {about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Topic>
          <Topic beside {...profileSection(operator, "tips")}>
            <BarList bar="advice" items={profileTips(operator)} />
          </Topic>
          <BusPictures operator={operator} />
        </div>
      </div>
      <div className={`wrap ${styles.advice}`}>
        <BookingTicket operator={operator} />
      </div>
    </>
  );
}

/** The board of a company, or why it has none, and the way to the boards of others. */
function CompanyBoard({ operator }: OperatorPageProps) {
  const { id, heading } = profileSection(operator, "departures");
  const { href, text } = otherBuses(operator);
  const timed = isTimed(operator);
  return (
    <section id={id} className="dark">
      <div className={`wrap stack ${styles.board}`}>
        <div className="row">
          <h2 className="minor">{heading}</h2>
          <b>{earlyText(operator)}</b>
        </div>
        {timed && <OperatorDepartures operator={operator} />}
        <p>
          {`${timed ? neighborsText(operator, operators) : untimedText(operator)} `}
          <a className="target" href={href}>
            {text}
          </a>
        </p>
      </div>
    </section>
  );
}

function FareTable({ operator }: OperatorPageProps) {
  const { name, fares } = operator;
  return (
    <Table caption={`Fares of ${name}, one way`}>
      <thead>
        <tr>
          <th scope="col">One way, one seat</th>
          <th scope="col" className={styles.price}>
            Fare
          </th>
          <th scope="col" className={styles.price}>
            With ID
          </th>
        </tr>
      </thead>
      <tbody>
        {fares.map(({ busType, note, price, isScheduleOnly }) => (
          <tr key={busType}>
            <th scope="row">
              {busType}
              {note && <p className="fine">{note}</p>}
              {isScheduleOnly && (
                <p className="fine">
                  <a href={`#${profileSection(operator, "departures").id}`}>{selectedTripsNote}</a>
                </p>
              )}
            </th>
            <td className={`strong ${styles.price}`}>{priceText(price)}</td>
            <td className={`strong ${styles.price}`}>{priceText(discountedFare(price))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function TerminalLocations({ operator: { terminals, baguioStop } }: OperatorPageProps) {
  const stop = baguioStops[baguioStop];
  const known = terminals.filter((terminal) => !hasUnknownStreet(terminal));
  const unknown = terminals.filter(hasUnknownStreet);
  const rows = known.map((terminal) => ({
    id: terminal.terminal,
    term: <TerminalLink id={terminal.terminal} />,
    text: operatorPlaceText(terminal),
  }));
  const unknownRow = {
    id: "unknown",
    term: joinWords(unknown.map(({ terminal }) => terminalById[terminal].shortName)),
    text: <span className="quiet">{unknownStreetsText(unknown)}</span>,
  };
  const stopRow = { id: "baguio", term: <TerminalLink id="baguio" />, text: `${stop.place}. ${stop.text}` };
  return <TermList items={[...rows, ...(unknown.length > 0 ? [unknownRow] : []), stopRow]} />;
}

function TerminalLink({ id }: { readonly id: TerminalId }) {
  return (
    <a href={`${paths.terminals}#${id}`} translate="no">
      {terminalById[id].shortName}
    </a>
  );
}

/** The coach from the front and inside, with the seat plan if it is known. */
function BusPictures({ operator }: OperatorPageProps) {
  const { slug, insideCaption = unknownInsideCaption, seating } = operator;
  const plan = seating && seatPlans[seating];
  const views = [
    { view: "front", alt: frontText(operator), caption: exteriorCaption },
    { view: "inside", alt: insideAlt, caption: `Interior. ${insideCaption}` },
    ...(plan ? [{ view: "seats", alt: plan.alt, caption: `${plan.title}. ${seatPlanCaption}` }] : []),
  ];
  return (
    <div className={styles.pictures}>
      {views.map(({ view, alt, caption }) => (
        <figure key={view}>
          <Picture name={`buses/${slug}-${view}`} alt={alt} width={480} height={300} />
          <figcaption className="fine" data-nosnippet="">
            {caption}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
