import { ButtonLink, ButtonRow } from "../components/controls/ButtonLink.tsx";
import { OperatorDepartures } from "../components/operators/OperatorDepartures.tsx";
import { OperatorHead } from "../components/operators/OperatorHead.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Topic } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { BarList, DotList } from "../components/text/BarList.tsx";
import { Table } from "../components/text/Table.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { discountedFare } from "../content/derived/operators.ts";
import { terminalById } from "../content/derived/terminals.ts";
import { baguioStops } from "../content/going-home.ts";
import { coachPictures, operatorTexts } from "../content/operator-texts.ts";
import type { Operator } from "../content/operators.ts";
import { profileSections } from "../content/pages.ts";
import type { TerminalId } from "../content/schema/terminals.ts";
import { timetableTexts } from "../content/timetable.ts";
import { paths } from "../paths.ts";
import { joinWords, priceText } from "../values/format.ts";
import styles from "./OperatorPage.module.css";

export function OperatorPage({ operator }: { readonly operator: Operator }) {
  const { about, keyFeatures, routes, terminals, tips, counterFareNote, hasGuessedClasses } = operator;
  const fareNotes = [counterFareNote, hasGuessedClasses && operatorTexts.ownClasses, timetableTexts.withId];
  const sections = profileSections(operator);
  return (
    <>
      <OperatorHead operator={operator} />
      <OperatorDepartures operator={operator} />
      <div className="wrap">
        <div className={styles.facts}>
          <Topic {...sections.fares}>
            <FareTable operator={operator} />
            <AsOf lead={fareNotes.filter(Boolean).join(" ")} />
          </Topic>
          <Topic {...sections["key-features"]}>
            <DotList items={keyFeatures} />
          </Topic>
          {routes && (
            <Topic {...sections.routes}>
              <BarList bar="fact" items={routes.map(({ title, text }) => ({ lead: `${title}.`, text }))} />
            </Topic>
          )}
          <Topic {...sections.terminals}>
            <Terminals operator={operator} />
          </Topic>
        </div>
      </div>
      <div className={styles.tinted}>
        <div className="wrap part stack">
          <div className="halves apart">
            <Topic {...sections.about}>
              {about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Topic>
            <Topic {...sections.tips}>
              <BarList bar="advice" items={terminals.length > 1 ? [timetableTexts.ticket, ...tips] : tips} />
            </Topic>
          </div>
          <CoachPictures operator={operator} />
        </div>
      </div>
      <div className="wrap part stack">
        <BookingTicket operator={operator} />
      </div>
    </>
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
                  <a href="#departures">{operatorTexts.selectedTrips}</a>
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

function CoachPictures({ operator }: { readonly operator: Operator }) {
  return (
    <div className={`tiles ${styles.pictures}`}>
      {coachPictures(operator).map(({ view, alt, caption }) => (
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

/** Where an operator loads, terminals of unknown streets last, then its stop in Baguio. */
function Terminals({ operator }: { readonly operator: Operator }) {
  const stop = baguioStops[operator.baguioStop];
  const rows = operator.terminals.flatMap(({ terminal: id, street, note }) => {
    const { isOneBuilding, shortName, town, boardingNote } = terminalById[id];
    const place = isOneBuilding ? shortName : street;
    const text = [`${place}, ${town}.`, note, boardingNote].filter(Boolean).join(" ");
    return place ? [{ id, term: <TerminalLink id={id} />, text }] : [];
  });
  const unknown = operator.terminals.filter(({ terminal }) => !rows.some(({ id }) => id === terminal));
  const unknownText = [...unknown.map(({ note }) => note), operatorTexts.unknownStreets(unknown.length)];
  const unknownRow = {
    id: "unknown",
    term: joinWords(unknown.map(({ terminal }) => terminalById[terminal].shortName)),
    text: <span className="note">{unknownText.filter(Boolean).join(" ")}</span>,
  };
  const stopRow = { id: "baguio", term: <TerminalLink id="baguio" />, text: `${stop.place}. ${stop.text}` };
  return <TermList items={[...rows, ...(unknown.length > 0 ? [unknownRow] : []), stopRow]} />;
}

function TerminalLink({ id }: { readonly id: TerminalId }) {
  return (
    <a className="tap-inline" href={`${paths.terminals}#${id}`} translate="no">
      {terminalById[id].shortName}
    </a>
  );
}

export function BookingTicket({ operator }: { readonly operator: Operator }) {
  const { id, heading } = profileSections(operator).booking;
  const { contact, hotline, website, terminals } = operator;
  const [main] = terminals;
  const ways = [
    { id: "tickets", term: "Tickets", text: contact },
    ...(website ? [{ id: "website", term: "Website", text: <SiteName name={website} /> }] : []),
    { id: "hotline", term: "Hotline", text: operatorTexts.hotline(operator) },
  ];
  return (
    <section id={id} className={`boxed ${styles.ticket}`}>
      <h2 className="small-heading">{heading}</h2>
      <div className={styles.ways}>
        <TermList items={ways} />
      </div>
      <ButtonRow>
        <ButtonLink href={`${paths.terminals}#${main.terminal}`}>Find terminal</ButtonLink>
        {hotline ? (
          <ButtonLink href={`tel:${hotline.replace(/[^+\d]/g, "")}`} kind="line">
            Call the hotline
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.operators} kind="line">
            All companies
          </ButtonLink>
        )}
      </ButtonRow>
    </section>
  );
}

/** The name of a site, with a line break allowed only before its first dot. */
function SiteName({ name }: { readonly name: string }) {
  const dot = name.indexOf(".");
  return (
    <a href={`https://${name}`} translate="no">
      {name.slice(0, dot)}
      <wbr />
      {name.slice(dot)}
    </a>
  );
}
