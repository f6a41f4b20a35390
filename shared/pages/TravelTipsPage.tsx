import { Advisory } from "../components/Advisory.tsx";
import { AsOf } from "../components/AsOf.tsx";
import { CardGrid } from "../components/CardGrid.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Scene } from "../components/Scene.tsx";
import { TipCard } from "../components/TipCard.tsx";
import { pageTexts } from "../content/page-texts.ts";
import { importantReminder, travelTips } from "../content/travel-tips.ts";
import styles from "./TravelTipsPage.module.css";

/** Advice in eight groups, after what has changed of late. */
export function TravelTipsPage() {
  const { label, heading, lead } = pageTexts.travelTips;
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
