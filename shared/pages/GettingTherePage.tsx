import type { ReactNode } from "react";
import { ClimateChart } from "../components/charts/ClimateChart.tsx";
import { ManilaMap } from "../components/maps/ManilaMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Breadcrumbs } from "../components/page/Breadcrumbs.tsx";
import long from "../components/page/LongHeading.module.css";
import { Section } from "../components/page/Section.tsx";
import { SectionLinks } from "../components/page/SectionLinks.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Advisory } from "../components/text/Advisory.tsx";
import { AnswerList } from "../components/text/AnswerList.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { BusServiceCard } from "../components/travel/BusServiceCard.tsx";
import { BusServiceTable } from "../components/travel/BusServiceTable.tsx";
import { CarRouteCard } from "../components/travel/CarRouteCard.tsx";
import { SeasonList } from "../components/travel/SeasonList.tsx";
import { VanCard } from "../components/travel/VanCard.tsx";
import { WayTable } from "../components/travel/WayTable.tsx";
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
import { sections } from "../content/sections.ts";
import { terminalById } from "../content/terminals.ts";
import { TabSet } from "../islands/TabSet.tsx";
import styles from "./GettingTherePage.module.css";

/** The links lead to what has no tab of its own. */
const { compare, "by-bus": byBus, "by-car": byCar, "by-van": byVan, ...below } = sections.gettingThere;
const coding = below["number-coding"];

/** Three ways to Baguio, and when to come. */
export function GettingTherePage() {
  const { label, heading, lead } = pages.gettingThere;
  return (
    <>
      <div className={`wrap ${long.long} ${styles.opening}`}>
        <div className={styles.main}>
          <div>
            <Breadcrumbs label={label} />
            <h1 className={styles.heading}>{heading}</h1>
            <p className="lead">{lead}</p>
          </div>
          <div className={styles.compare}>
            <section id={compare.id}>
              <h2>{compare.heading}</h2>
              <WayTable ways={ways} />
            </section>
            <SectionLinks sections={Object.values(below)} />
          </div>
        </div>
        <div className={styles.aside}>
          <div className={styles.view}>
            <Picture name="getting-there" alt="" width={480} height={300} eager />
          </div>
          <Advisory notice={travelAdvisory} />
        </div>
      </div>
      <div className="wrap">
        <TabSet
          label="Ways to get there"
          tabs={[
            { id: byBus.id, label: "By Bus", picture: "spots/bus", panel: <ByBus /> },
            { id: byCar.id, label: "By Car", picture: "spots/car", panel: <ByCar /> },
            { id: byVan.id, label: "By Van", picture: "spots/van", panel: <ByVan /> },
          ]}
        />
      </div>
      <Section {...sections.gettingThere["on-the-bus"]}>
        <AnswerList items={onTheBus} />
      </Section>
      <Section {...sections.gettingThere["from-the-airport"]}>
        <ManilaMap>
          <AnswerList items={fromAirport} />
        </ManilaMap>
      </Section>
      <div className={styles.last}>
        <Section {...sections.gettingThere["best-time"]} tone="blush">
          <div className={styles.year}>
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
    <Panel heading={byBus.heading}>
      <div>
        <BusServiceTable services={busServices} />
        <p className={styles.note}>{busServiceNote}</p>
      </div>
      <ul className={styles.three}>
        {busServices.map((service) => (
          <li key={service.terminal}>
            <BusServiceCard service={service} terminal={terminalById[service.terminal]} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ByCar() {
  return (
    <Panel heading={byCar.heading}>
      <ul className={styles.two}>
        {carRoutes.map((car) => (
          <li key={car.id}>
            <CarRouteCard car={car} />
          </li>
        ))}
      </ul>
      <section id={coding.id}>
        <h3 className={styles.coding}>{coding.heading}</h3>
        <AnswerList items={numberCoding} />
      </section>
    </Panel>
  );
}

function ByVan() {
  return (
    <Panel heading={byVan.heading}>
      <ul className={styles.three}>
        {vanServices.map((van) => (
          <li key={van.id}>
            <VanCard van={van} />
          </li>
        ))}
      </ul>
      <BarList mark="advice" items={vanNotes} />
    </Panel>
  );
}

interface PanelProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** What a tab shows, with the date of its figures. */
function Panel({ heading, children }: PanelProps) {
  return (
    <div className={styles.panel}>
      <h2>{heading}</h2>
      {children}
      <AsOf />
    </div>
  );
}
