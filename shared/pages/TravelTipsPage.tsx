import { AsOf } from "../components/page/AsOf.tsx";
import { CardGrid } from "../components/page/CardGrid.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Scene } from "../components/pictures/Scene.tsx";
import { Advisory } from "../components/text/Advisory.tsx";
import { TipCard } from "../components/travel/TipCard.tsx";
import { pages } from "../content/pages.ts";
import { importantReminder, travelTips } from "../content/travel-tips.ts";
import styles from "./TravelTipsPage.module.css";

/** Advice in eight groups, after what has changed of late. */
export function TravelTipsPage() {
  const { label, heading, lead } = pages.travelTips;
  return (
    <>
      <PageHead trail={[{ label }]} heading={heading} lead={lead} />
      <Scene name="travel-tips" width={1440} height={420} focus="middle" />
      <div className={`wrap ${styles.tips}`}>
        <Advisory notice={importantReminder} />
        <CardGrid columns={2}>
          {travelTips.map((tips) => (
            <li key={tips.id}>
              <TipCard tips={tips} />
            </li>
          ))}
        </CardGrid>
        <AsOf />
      </div>
    </>
  );
}
