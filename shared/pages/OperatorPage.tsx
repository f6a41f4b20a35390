import { BookingTicket } from "../components/operators/BookingTicket.tsx";
import { OperatorDepartures } from "../components/operators/OperatorDepartures.tsx";
import { OperatorHead } from "../components/operators/OperatorHead.tsx";
import { OperatorTerminals } from "../components/operators/OperatorTerminals.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Topic } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { BarList, DotList } from "../components/text/Lists.tsx";
import { Table } from "../components/text/Table.tsx";
import { boardingNames, discountedFare, otherCompanyCount } from "../content/derived/operators.ts";
import { timetableTerminals } from "../content/derived/terminals.ts";
import { isTimed } from "../content/derived/timetable.ts";
import {
  exteriorCaption,
  insideAlt,
  noTimesText,
  type Operator,
  operators,
  ownClassesNote,
  seatPlanCaption,
  seatPlans,
  selectedTripsNote,
  unconfirmedStar,
  unknownInsideCaption,
} from "../content/operators.ts";
import { sections } from "../content/pages.ts";
import { ticketAdvice, withIdNote } from "../content/schedule.ts";
import { boardAnchor } from "../contract/page.ts";
import { joinWords, minutesText, priceText } from "../format.ts";
import { paths } from "../paths.ts";
import styles from "./OperatorPage.module.css";

export function OperatorPage({ operator }: { readonly operator: Operator }) {
  const { name, about, keyFeatures, routes, terminals, tips, counterFareNote, hasGuessedClasses } = operator;
  const fareNotes = [counterFareNote, hasGuessedClasses && ownClassesNote, withIdNote];
  const { profile } = sections;
  return (
    <>
      <OperatorHead operator={operator} />
      <Departures operator={operator} />
      <div className="wrap">
        <div className={styles.facts}>
          <Topic id="fares" heading={routes ? "Classes and fares" : "Bus types and fares"}>
            <FareTable operator={operator} />
            <AsOf lead={fareNotes.filter(Boolean).join(" ")} />
          </Topic>
          <Topic {...profile["key-features"]}>
            <DotList items={keyFeatures} />
          </Topic>
          {routes && (
            <Topic {...profile.routes}>
              <BarList bar="fact" items={routes.map(({ title, text }) => ({ lead: `${title}.`, text }))} />
            </Topic>
          )}
          <Topic {...profile.terminals}>
            <OperatorTerminals operator={operator} />
          </Topic>
        </div>
      </div>
      <div className="mist">
        <div className="wrap stack block">
          <div className="halves apart">
            <Topic id="about" heading={`About ${name}`}>
              {about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Topic>
            <Topic {...profile.tips}>
              <BarList bar="advice" items={terminals.length > 1 ? [ticketAdvice, ...tips] : tips} />
            </Topic>
          </div>
          <BusPictures operator={operator} />
        </div>
      </div>
      <div className="wrap block">
        <BookingTicket operator={operator} />
      </div>
    </>
  );
}

/** A company's departures, or why they are unknown, and the way to those of others. */
function Departures({ operator }: { readonly operator: Operator }) {
  const { tripsPerDay, earlyMinutes, doubt } = operator;
  const main = timetableTerminals.find((terminal) => terminal.id === operator.terminals[0].terminal);
  const timed = isTimed(operator);
  const count = otherCompanyCount(operator, operators);
  const others = `This guide lists ${count} other ${count === 1 ? "company" : "companies"} from ${joinWords(boardingNames(operator))}.`;
  const noTimes = doubt ? `${noTimesText} ${unconfirmedStar}\u00a0Not confirmed. ${doubt}` : noTimesText;
  return (
    <section id="departures" className="dark">
      <div className={`wrap stack close block ${styles.departures}`}>
        <div className="row">
          <h2 className="small-heading">{timed ? "Departures" : `Listed: ${tripsPerDay} trips a day`}</h2>
          <b>{`Be there ${minutesText(earlyMinutes)} before departure.`}</b>
        </div>
        {timed && <OperatorDepartures operator={operator} />}
        <p>
          {`${timed ? others : noTimes} `}
          <a
            className="tap-inline"
            href={main ? `${paths.schedules}#${boardAnchor(main.id)}` : paths.schedules}
          >
            {`Other buses ${main ? `from ${main.shortName}` : "to Baguio"}`}
          </a>
        </p>
      </div>
    </section>
  );
}

function FareTable({ operator }: { readonly operator: Operator }) {
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
        {fares.map(({ busType, note, price, isOnSelectedTrips }) => (
          <tr key={busType}>
            <th scope="row">
              {busType}
              {note && <p className="note">{note}</p>}
              {isOnSelectedTrips && (
                <p className="note">
                  <a href="#departures">{selectedTripsNote}</a>
                </p>
              )}
            </th>
            <td className={`display-name ${styles.price}`}>{priceText(price)}</td>
            <td className={`display-name ${styles.price}`}>{priceText(discountedFare(price))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The coach from the front and inside, with the seat plan if it is known. */
function BusPictures({ operator }: { readonly operator: Operator }) {
  const { name, insideCaption = unknownInsideCaption, seating } = operator;
  const plan = seating && seatPlans[seating];
  const views = [
    { view: "front", alt: `Drawing: ${name} coach from the front.`, caption: exteriorCaption },
    { view: "inside", alt: insideAlt, caption: `Interior. ${insideCaption}` },
    ...(plan ? [{ view: "seats", alt: plan.alt, caption: `${plan.title}. ${seatPlanCaption}` }] : []),
  ];
  return (
    <div className={`tiles ${styles.pictures}`}>
      {views.map(({ view, alt, caption }) => (
        <figure key={view}>
          <Picture
            className="boxed"
            name={`buses/${operator.slug}-${view}`}
            alt={alt}
            width={480}
            height={300}
          />
          <figcaption className="caption">
            <span data-nosnippet="">{caption}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
