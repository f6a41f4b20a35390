import { Advisory } from "../components/Advisory.tsx";
import { AsOf } from "../components/AsOf.tsx";
import { BarList } from "../components/BarList.tsx";
import { BusGuideCard } from "../components/BusGuideCard.tsx";
import { CarRouteCard } from "../components/CarRouteCard.tsx";
import { ClimateChart } from "../components/ClimateChart.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Scene } from "../components/Scene.tsx";
import { SeasonList } from "../components/SeasonList.tsx";
import { Section } from "../components/Section.tsx";
import { VanCard } from "../components/VanCard.tsx";
import {
  busGuideNote,
  busGuides,
  carRoutes,
  seasons,
  travelAdvisory,
  vanNotes,
  vanServices,
} from "../content/getting-there.ts";
import { pageTexts } from "../content/page-texts.ts";
import { terminalById } from "../content/terminals.ts";
import { TabSet } from "../islands/TabSet.tsx";
import styles from "./GettingTherePage.module.css";

/** Three ways up, and when to come. */
export function GettingTherePage() {
  const { label, heading, lead } = pageTexts.gettingThere;
  return (
    <>
      <PageHead trail={[{ label }]} heading={heading} lead={lead} />
      <Scene name="hero-wide" width={1440} height={720} focus="road" />
      <div className={`wrap ${styles.ways}`}>
        <Advisory notice={travelAdvisory} />
        <TabSet
          label="Ways to get there"
          tabs={[
            { id: "by-bus", label: "By Bus", picture: "spots/bus", panel: <ByBus /> },
            { id: "by-car", label: "By Car", picture: "spots/car", panel: <ByCar /> },
            { id: "by-van", label: "By Van", picture: "spots/van", panel: <ByVan /> },
          ]}
        />
        <AsOf />
      </div>
      <Section id="best-time" heading="Best Time to Travel" tone="blush">
        <div className={styles.year}>
          <SeasonList seasons={seasons} />
          <ClimateChart />
        </div>
      </Section>
    </>
  );
}

function ByBus() {
  return (
    <div className={styles.panel}>
      <h2>By bus</h2>
      <p>{busGuideNote}</p>
      <ul className={styles.three}>
        {busGuides.map((guide) => (
          <li key={guide.terminal} className={styles.guide}>
            <BusGuideCard guide={guide} terminalName={terminalById[guide.terminal].name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ByCar() {
  return (
    <div className={styles.panel}>
      <h2>By car</h2>
      <ul className={styles.two}>
        {carRoutes.map((car) => (
          <li key={car.id}>
            <CarRouteCard car={car} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ByVan() {
  return (
    <div className={styles.panel}>
      <h2>By van</h2>
      <ul className={styles.three}>
        {vanServices.map((van) => (
          <li key={van.id}>
            <VanCard van={van} />
          </li>
        ))}
      </ul>
      <BarList mark="advice" items={vanNotes} />
    </div>
  );
}
