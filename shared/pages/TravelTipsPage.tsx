import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { SectionLinks } from "../components/page/SectionLinks.tsx";
import { Scene } from "../components/pictures/Scene.tsx";
import { Advisory } from "../components/text/Advisory.tsx";
import { AnswerList } from "../components/text/AnswerList.tsx";
import { CostTable } from "../components/text/CostTable.tsx";
import { TipCard } from "../components/travel/TipCard.tsx";
import { tripCostLead, tripCostNote, tripCostRows, tripCosts } from "../content/derived/trip-cost.ts";
import { pages } from "../content/pages.ts";
import { sections } from "../content/sections.ts";
import { access, emergencyNumber, importantReminder, travelTips } from "../content/travel-tips.ts";
import styles from "./TravelTipsPage.module.css";

/** Recent changes, advice in eight groups, then what a trip costs and how accessible it is. */
export function TravelTipsPage() {
  return (
    <>
      <PageHead page={pages.travelTips}>
        <p className={styles.emergency}>{emergencyNumber}</p>
        <SectionLinks
          sections={[
            ...travelTips.map(({ id, category }) => ({ id, heading: category })),
            ...Object.values(sections.travelTips),
          ]}
        />
      </PageHead>
      <div className={`wrap ${styles.reminder}`}>
        <Advisory notice={importantReminder} />
      </div>
      <Scene name="travel-tips" focus="left" />
      <div className={`wrap ${styles.tips}`}>
        <ul className={styles.cards}>
          {travelTips.map((tips) => (
            <li key={tips.id}>
              <TipCard tips={tips} />
            </li>
          ))}
        </ul>
        <AsOf />
      </div>
      <Section {...sections.travelTips["trip-cost"]} tone="blush">
        <div className={styles.cost}>
          <p className="lead">{tripCostLead}</p>
          <CostTable costs={tripCosts} rows={tripCostRows} />
          <p className="prose">{tripCostNote}</p>
        </div>
      </Section>
      <Section {...sections.travelTips.access}>
        <AnswerList items={access} />
      </Section>
    </>
  );
}
