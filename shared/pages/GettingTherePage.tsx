import type { ReactNode } from "react";
import { ClimateChart } from "../components/charts/ClimateChart.tsx";
import { ManilaMap } from "../components/maps/ManilaMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { SectionLinks } from "../components/page/SectionLinks.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Advisory } from "../components/text/Advisory.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { KeyFacts } from "../components/text/KeyFacts.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { BusServiceTable } from "../components/travel/BusServiceTable.tsx";
import { CarRouteCard } from "../components/travel/CarRouteCard.tsx";
import { SeasonList } from "../components/travel/SeasonList.tsx";
import { WayCard } from "../components/travel/WayCard.tsx";
import { WayFigures } from "../components/travel/WayFigures.tsx";
import { busesText } from "../content/derived/operator-texts.ts";
import { amountText, hoursText, priceText } from "../content/formulas/amounts.ts";
import {
  busServiceNote,
  busServices,
  carRoutes,
  fromAirport,
  numberCoding,
  onTheBus,
  seasons,
  travelAdvisory,
  vanNotes,
  vanServices,
  ways,
} from "../content/getting-there.ts";
import { pages } from "../content/pages.ts";
import type { Way } from "../content/schema/getting-there.ts";
import type { TerminalId } from "../content/schema/terminals.ts";
import { sections } from "../content/sections.ts";
import { terminalById } from "../content/terminals.ts";
import { TabSet } from "../islands/TabSet.tsx";
import { paths } from "../paths.ts";
import styles from "./GettingTherePage.module.css";

const {
  "by-bus": byBus,
  "by-car": byCar,
  "by-van": byVan,
  "number-coding": coding,
  ...others
} = sections.gettingThere;

const tabs = (
  [
    { id: byBus.id, label: "By Bus", way: "bus", panel: <ByBus /> },
    { id: byCar.id, label: "By Car", way: "car", panel: <ByCar /> },
    { id: byVan.id, label: "By Van", way: "van", panel: <ByVan /> },
  ] as const
).map(({ way, ...tab }) => ({ ...tab, picture: `spots/${way}`, figures: <WayFigures way={ways[way]} /> }));

export function GettingTherePage() {
  return (
    <>
      <div className={styles.top}>
        <div className={styles.head}>
          <PageHead page={pages.gettingThere} isLong isCentered />
        </div>
        <div className={styles.picture}>
          <Picture name="getting-there" alt="" width={480} height={300} eager />
        </div>
      </div>
      <div className={`wrap stack ${styles.ways}`}>
        <div className={styles.tabs}>
          <TabSet label="Ways to get there" tabs={tabs} />
        </div>
        <AsOf />
        <SectionLinks sections={Object.values(others)} />
        <Advisory id={others.road.id} notice={travelAdvisory} />
      </div>
      <Section {...others["on-the-bus"]}>
        <div className="stack">
          <div className={styles.seats}>
            <Picture name="buses/victory-liner-inside" alt="" width={480} height={300} />
          </div>
          <TermList items={onTheBus} isLong />
        </div>
      </Section>
      <Section {...others["from-the-airport"]}>
        <ManilaMap>
          <TermList items={fromAirport} isLong />
        </ManilaMap>
      </Section>
      <div className={styles.last}>
        <Section {...others["best-time"]} tone="blush">
          <div className={`tiles ${styles.two}`}>
            <SeasonList seasons={seasons} />
            <ClimateChart />
          </div>
        </Section>
      </div>
    </>
  );
}

function ByBus() {
  return (
    <Panel heading={byBus.heading} way={ways.bus}>
      <div>
        <BusServiceTable services={busServices} />
        <p className={`fine ${styles.note}`}>{busServiceNote}</p>
      </div>
      <ul className={`tiles ${styles.three}`}>
        {busServices.map(({ terminal: id, tips }) => (
          <li key={id}>
            <WayCard id={id} heading={<FromTerminal id={id} />}>
              <ul className="stack">
                <li>
                  <b>Buses.</b> {busesText(terminalById[id])}
                </li>
                {tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </WayCard>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function FromTerminal({ id }: { readonly id: TerminalId }) {
  return (
    <>
      {"From "}
      <a href={`${paths.terminals}#${id}`} translate="no">
        {terminalById[id].shortName}
      </a>
    </>
  );
}

function ByCar() {
  return (
    <Panel heading={byCar.heading} way={ways.car}>
      <ul className={`tiles ${styles.two}`}>
        {carRoutes.map((car) => (
          <li key={car.id}>
            <CarRouteCard car={car} />
          </li>
        ))}
      </ul>
      <section id={coding.id}>
        <h3 className={styles.coding}>{coding.heading}</h3>
        <TermList items={numberCoding} isLong />
      </section>
    </Panel>
  );
}

function ByVan() {
  return (
    <Panel heading={byVan.heading} way={ways.van}>
      <ul className={`tiles ${styles.three}`}>
        {vanServices.map(({ id, terminal, operator, fare, hours, schedule, passengers, booking }) => (
          <li key={id}>
            <WayCard id={id} heading={terminal}>
              <KeyFacts
                figures={[
                  { label: "Fare", value: priceText(fare) },
                  { label: "Travel time", value: hoursText(hours) },
                ]}
              />
              <TermList
                items={[
                  { id: "times", term: "Times", text: schedule },
                  { id: "room", term: "Room for", text: `${amountText(passengers)} passengers` },
                  { id: "booking", term: "Booking", text: booking },
                  { id: "operator", term: "Run by", text: operator },
                ]}
              />
            </WayCard>
          </li>
        ))}
      </ul>
      <BarList mark="advice" items={vanNotes} />
    </Panel>
  );
}

interface PanelProps {
  readonly heading: string;
  readonly way: Way;
  readonly children: ReactNode;
}

function Panel({ heading, way: { cost, per, hours, text }, children }: PanelProps) {
  return (
    <div className="stack">
      <div className={styles.said}>
        <h2>{heading}</h2>
        <p>{`${priceText(cost)} ${per}; ${hoursText(hours)}.`}</p>
      </div>
      <p className={styles.forWhom}>{text}</p>
      {children}
    </div>
  );
}
