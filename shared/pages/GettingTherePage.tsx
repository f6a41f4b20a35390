import type { ReactNode } from "react";
import { ClimateChart } from "../components/charts/ClimateChart.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { manilaMap } from "../components/maps/maps.ts";
import { PlaceMap } from "../components/maps/PlaceMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { SectionLinks } from "../components/page/SectionLinks.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Advisory } from "../components/text/Advisory.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { Details } from "../components/text/Details.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { BusServiceList } from "../components/travel/BusServiceList.tsx";
import { CarRouteCard } from "../components/travel/CarRouteCard.tsx";
import { LandingTable } from "../components/travel/LandingTable.tsx";
import { SeasonList } from "../components/travel/SeasonList.tsx";
import { Station } from "../components/travel/Station.tsx";
import { WayFigures } from "../components/travel/WayFigures.tsx";
import { busServiceNote, vanRows, type Way, ways } from "../content/derived/getting-there.ts";
import { terminalById } from "../content/derived/terminals.ts";
import { hoursText, priceText } from "../content/formulas/amounts.ts";
import {
  advisoryLine,
  arrivalText,
  broughtAlong,
  broughtAlongHeading,
  carRoutes,
  fromAirport,
  numberCoding,
  onTheBus,
  otherAirportWays,
  otherAirportWaysHeading,
  travelAdvisory,
  vanNotes,
} from "../content/getting-there.ts";
import { pages } from "../content/pages.ts";
import { sections } from "../content/sections.ts";
import { TabSet } from "../islands/TabSet.tsx";
import { paths } from "../paths.ts";
import styles from "./GettingTherePage.module.css";

const {
  "by-bus": byBus,
  "by-car": byCar,
  "by-van": byVan,
  "number-coding": coding,
  landing,
  road,
  ...linked
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
      <PageHead
        page={pages.gettingThere}
        picture={
          <div className={styles.picture}>
            <Picture name="getting-there" alt="" width={580} height={300} eager />
          </div>
        }
      />
      <div className={styles.alert} role="note">
        <p className="wrap">
          {`${advisoryLine} `}
          <a href={`#${road.id}`}>{road.heading}</a>
        </p>
      </div>
      <div className={`wrap stack ${styles.ways}`}>
        <SectionLinks sections={Object.values(linked)} />
        <TabSet label="Ways to get there" tabs={tabs} />
        <section id={road.id}>
          <Advisory notice={travelAdvisory} heading="h2" />
        </section>
        <AsOf />
      </div>
      <div className={styles.journey}>
        <Station {...linked["from-the-airport"]}>
          <div className={`tiles ${styles.pairs}`}>
            <PlaceMap map={manilaMap} />
            <div className="stack">
              <section id={landing.id}>
                <h3>{landing.heading}</h3>
                <LandingTable />
              </section>
              <div>
                <TermList items={fromAirport} anchored />
                <Details summary={otherAirportWaysHeading}>
                  <TermList items={otherAirportWays} anchored />
                </Details>
              </div>
            </div>
          </div>
        </Station>
        <Station {...linked["on-the-bus"]}>
          <div className="halves">
            <div className={`boxed ${styles.strip}`}>
              <Picture name="on-the-bus" alt="" width={480} height={330} />
            </div>
            <div>
              <TermList items={onTheBus} anchored />
              <Details summary={broughtAlongHeading}>
                <TermList items={broughtAlong} anchored />
              </Details>
            </div>
          </div>
        </Station>
        <Station {...linked.arrive}>
          <div className={`tiles ${styles.pairs}`}>
            <div className="stack">
              <p>{arrivalText}</p>
              <div>
                <ButtonLink kind="line" href={`${paths.terminals}#${terminalById.baguio.id}`}>
                  Walks and taxis
                </ButtonLink>
              </div>
            </div>
            <div className={`boxed ${styles.strip}`}>
              <Picture name="terminals/baguio" alt="" width={960} height={120} />
            </div>
          </div>
        </Station>
      </div>
      <div className={styles.last}>
        <Section {...linked["best-time"]} tone="blush">
          <div className={`tiles ${styles.pairs}`}>
            <SeasonList />
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
      <BusServiceList />
      <p className="fine">{busServiceNote}</p>
    </Panel>
  );
}

function ByCar() {
  return (
    <Panel heading={byCar.heading} way={ways.car}>
      <ul className={`tiles ${styles.pairs}`}>
        {carRoutes.map((car) => (
          <li key={car.id}>
            <CarRouteCard car={car} />
          </li>
        ))}
      </ul>
      <section id={coding.id} className="stack">
        <h3>{coding.heading}</h3>
        <TermList items={numberCoding} anchored />
      </section>
    </Panel>
  );
}

function ByVan() {
  return (
    <Panel heading={byVan.heading} way={ways.van}>
      <TermList items={vanRows} />
      <BarList bar="advice" items={vanNotes} />
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
      <div className={styles.repeated}>
        <h2>{heading}</h2>
        <p>{`${priceText(cost)} ${per}; ${hoursText(hours)}.`}</p>
      </div>
      <p>
        <b>{text}</b>
      </p>
      {children}
    </div>
  );
}
