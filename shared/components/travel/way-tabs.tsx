import type { ReactNode } from "react";
import { boardTerminals, type TerminalBoard } from "../../content/derived/board.ts";
import { busServiceNote, vanRows, ways } from "../../content/derived/getting-there.ts";
import { departuresText, hoursText, kilometersText, priceText } from "../../content/formulas/amounts.ts";
import { joinWords } from "../../content/formulas/lists.ts";
import { carRoutes, numberCoding, vanNotes } from "../../content/getting-there.ts";
import type { CarRoute, WayId } from "../../content/schema/getting-there.ts";
import { type PageSection, sections } from "../../content/sections.ts";
import { paths } from "../../paths.ts";
import stops from "../../styles/stops.module.css";
import { boardAnchor } from "../../time/departures.ts";
import { Picture } from "../pictures/Picture.tsx";
import { BarList } from "../text/BarList.tsx";
import { ClockTime } from "../text/ClockTime.tsx";
import { KeyFacts } from "../text/KeyFacts.tsx";
import { TermList } from "../text/TermList.tsx";
import styles from "./way-tabs.module.css";

const { "by-bus": byBus, "by-car": byCar, "by-van": byVan, "number-coding": coding } = sections.gettingThere;

/** A tab for each way to Baguio. */
export const wayTabs = [
  wayTab("bus", byBus, <ByBus />),
  wayTab("car", byCar, <ByCar />),
  wayTab("van", byVan, <ByVan />),
];

function wayTab(way: WayId, { id, heading }: PageSection, details: ReactNode) {
  const { cost, per, hours, text } = ways[way];
  const [low, high] = cost.map(priceText);
  return {
    id,
    name: heading,
    picture: `spots/${way}`,
    figures: (
      <div className={styles.figures}>
        <b className={styles.price}>
          {low}–<wbr />
          {high}
        </b>
        <div className="note">{per}</div>
        <b>{hoursText(hours)}</b>
      </div>
    ),
    panel: (
      <div className="stack">
        <div>
          <h2 className="small-heading">{heading}</h2>
          {/* On a screen, the tab says so. */}
          <p className="print-only">{`${priceText(cost)} ${per}; ${hoursText(hours)}.`}</p>
          <p>{text}</p>
        </div>
        {details}
      </div>
    ),
  };
}

function ByBus() {
  return (
    <>
      <ul className={`stack small ${styles.services}`}>
        {boardTerminals.map((board) => (
          <li key={board.id}>
            <Service board={board} />
          </li>
        ))}
      </ul>
      <p className="note">{busServiceNote}</p>
    </>
  );
}

function Service({ board }: { readonly board: TerminalBoard }) {
  const { id, name, departures, first, last, companies, service, frequency } = board;
  return (
    <article className={styles.service}>
      <div className="boxed">
        <Picture
          name={`spots/${id}`}
          alt=""
          width={96}
          height={96}
          wide={{ name: `terminals/${id}`, width: 480, height: 144 }}
        />
      </div>
      <div>
        <div className="row apart">
          <h3>
            <a href={`${paths.terminals}#${id}`} translate="no">
              {name}
            </a>
          </h3>
          <b className="display-name">{priceText(service.fare)}</b>
        </div>
        <p className={`row num ${styles.hours}`}>
          <b>
            <ClockTime minutes={first.minutes} />–<ClockTime minutes={last.minutes} />
          </b>
          {frequency}
        </p>
        <a className="tap-inline" href={`${paths.schedules}#${boardAnchor(id)}`}>
          {departuresText(departures.length, companies.length)}
        </a>
      </div>
      <p className={styles.tips}>{`${joinWords(companies)}. ${service.tips.join(" ")}`}</p>
    </article>
  );
}

function ByCar() {
  return (
    <>
      <ul className="halves">
        {carRoutes.map((car) => (
          <li key={car.id}>
            <Drive car={car} />
          </li>
        ))}
      </ul>
      <section id={coding.id}>
        <h3>{coding.heading}</h3>
        <TermList items={numberCoding} anchored />
      </section>
    </>
  );
}

function Drive({ car: { id, route, km, hours, tollFees, directions, notes } }: { readonly car: CarRoute }) {
  return (
    <article id={id} className={`stack ${styles.drive}`}>
      <h3>{route}</h3>
      <KeyFacts
        figures={[
          { label: "Distance", value: kilometersText(km) },
          { label: "Driving time", value: hoursText(hours) },
          { label: "Tolls", value: priceText(tollFees) },
        ]}
      />
      <ol className={styles.directions}>
        {directions.map((direction) => (
          <li key={direction} className={`${stops.stop} ${styles.direction}`}>
            {direction}
          </li>
        ))}
      </ol>
      <BarList bar="advice" items={notes} />
    </article>
  );
}

function ByVan() {
  return (
    <>
      <TermList items={vanRows} />
      <BarList bar="advice" items={vanNotes} />
    </>
  );
}
