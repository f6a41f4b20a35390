import type { ReactNode } from "react";
import { ClimateChart } from "../components/charts/ClimateChart.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { TabSet } from "../components/controls/TabSet.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section, SectionLinks, Topic } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Alert } from "../components/text/Alert.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { Details } from "../components/text/Details.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { ByBus } from "../components/travel/ByBus.tsx";
import { ByCar } from "../components/travel/ByCar.tsx";
import { FromAirport } from "../components/travel/FromAirport.tsx";
import { terminalById } from "../content/derived/terminals.ts";
import { timetableFares } from "../content/derived/timetable.ts";
import {
  broughtAlong,
  gettingThereTexts,
  onTheBus,
  roadAdvice,
  seasons,
  vanNotes,
  vanServices,
  ways,
} from "../content/getting-there.ts";
import { pages, sections } from "../content/pages.ts";
import type { Way } from "../content/schema/getting-there.ts";
import type { PageSection } from "../content/schema/pages.ts";
import { paths } from "../paths.ts";
import stops from "../styles/stops.module.css";
import { amountText, monthsText, priceText, unitText } from "../values/format.ts";
import styles from "./GettingTherePage.module.css";

const parts = sections.gettingThere;

export function GettingTherePage() {
  return (
    <>
      <PageHead
        page={pages.gettingThere}
        picture={<Picture name="getting-there" alt="" width={580} height={300} eager />}
      />
      <Alert>
        <p>
          {`${gettingThereTexts.advisory} `}
          <a className="tap-inline" href={`${paths.news}#${sections.news.roads.id}`}>
            {parts.road.heading}
          </a>
        </p>
      </Alert>
      <div className="wrap part stack">
        <SectionLinks
          sections={[parts["from-the-airport"], parts["on-the-bus"], parts.arrive, parts["best-time"]]}
        />
        <TabSet
          label="Ways to get there"
          tabs={[wayTab("bus", <ByBus />), wayTab("car", <ByCar />), wayTab("van", <ByVan />)]}
        />
        <Topic {...parts.road}>
          <BarList bar="advice" items={roadAdvice} />
        </Topic>
        <AsOf />
      </div>
      <div>
        <Leg {...parts["from-the-airport"]}>
          <FromAirport />
        </Leg>
        <Leg {...parts["on-the-bus"]}>
          <div className="halves">
            <div className="boxed to-edges">
              <Picture className={styles.strip} name="on-the-bus" alt="" width={480} height={330} />
            </div>
            <div>
              <TermList items={onTheBus} anchored />
              <Details summary={gettingThereTexts.broughtAlong}>
                <TermList items={broughtAlong} anchored />
              </Details>
            </div>
          </div>
        </Leg>
        <Leg {...parts.arrive}>
          <div className="halves">
            <div className="stack">
              <p>{gettingThereTexts.arrival}</p>
              <ButtonLink kind="line" href={`${paths.terminals}#${terminalById.baguio.id}`}>
                Walks and taxis
              </ButtonLink>
            </div>
            <div className="boxed to-edges">
              <Picture className={styles.strip} name="terminals/baguio" alt="" width={960} height={120} />
            </div>
          </div>
        </Leg>
      </div>
      <Section {...parts["best-time"]} banded>
        <div className="halves">
          <Seasons />
          <ClimateChart />
        </div>
      </Section>
    </>
  );
}

function ByVan() {
  const rows = vanServices.map(({ id, area, fare, hours, schedule, passengers, booking }) => ({
    id,
    term: area,
    lead: `${priceText(fare)}, ${unitText(hours, "hours")}.`,
    text: `Leaves ${schedule}. Seats ${amountText(passengers)}. Book ${booking}.`,
  }));
  return (
    <>
      <TermList items={rows} />
      <BarList bar="advice" items={vanNotes} />
    </>
  );
}

/** A way to Baguio, with its cost and duration in the tab. */
function wayTab(way: keyof typeof ways, details: ReactNode) {
  const { id, heading } = parts[`by-${way}`];
  const { cost = timetableFares, per, hours, text }: Way = ways[way];
  const [low, high] = cost.map(priceText);
  return {
    id,
    name: heading,
    picture: `spots/${way}`,
    figures: (
      <div className={`small ${styles.figures}`}>
        <b className={styles.price}>
          {low}–<wbr />
          {high}
        </b>
        <div className="note">{per}</div>
        <b>{unitText(hours, "hours")}</b>
      </div>
    ),
    panel: (
      <div className="stack">
        <div>
          <h2 className="small-heading">{heading}</h2>
          {/* On a screen, the tab says so. */}
          <p className="print-only">{`${priceText(cost)} ${per}; ${unitText(hours, "hours")}.`}</p>
          <p>{text}</p>
        </div>
        {details}
      </div>
    ),
  };
}

/** A leg of the journey. One road joins all legs. */
function Leg({ id, heading, children }: PageSection & { readonly children: ReactNode }) {
  return (
    <section id={id} className={`wrap stack ${stops.stop} ${styles.leg}`}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

function Seasons() {
  return (
    <ul className="ruled">
      {seasons.map(({ months, name, text }) => (
        <li key={name}>
          <div className="row">
            <h3>{monthsText(months)}</h3>
            <b>{name}</b>
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
