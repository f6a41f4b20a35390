import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Band } from "../components/page/Band.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { SectionLinks } from "../components/page/SectionLinks.tsx";
import { Topic } from "../components/page/Topic.tsx";
import { Picture, sceneSize } from "../components/pictures/Picture.tsx";
import { Advisory } from "../components/text/Advisory.tsx";
import { CostTable } from "../components/text/CostTable.tsx";
import { Details } from "../components/text/Details.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { CategoryCard } from "../components/travel/CategoryCard.tsx";
import { tripCostLead, tripCostNote, tripCostRows, tripCosts } from "../content/derived/costs.ts";
import { recordOf } from "../content/formulas/lists.ts";
import { pages } from "../content/pages.ts";
import { sections } from "../content/sections.ts";
import {
  access,
  emergency,
  importantReminder,
  notKnown,
  notKnownHeading,
  travelTips,
} from "../content/travel-tips.ts";
import { paths } from "../paths.ts";
import styles from "./TravelTipsPage.module.css";

const { "trip-cost": tripCost, access: accessSection, unknown: unknownSection } = sections.travelTips;

const categories = travelTips.map(({ id, category }) => ({ id, heading: category }));
const tipsById = recordOf(travelTips.map((tips) => [tips.id, tips]));

export function TravelTipsPage() {
  return (
    <>
      <PageHead
        page={pages.travelTips}
        picture={
          <div className={styles.packing}>
            <Picture name="travel-tips" alt="" {...sceneSize} eager />
          </div>
        }
      />
      <div className={styles.emergency}>
        <p className="wrap row">
          {emergency.text} <a href={`tel:${emergency.number}`}>{emergency.number}</a>
        </p>
      </div>
      <div className="wrap">
        <SectionLinks sections={[...categories, tripCost, accessSection]} />
      </div>
      <div className={`wrap tiles ${styles.pair}`}>
        <CategoryCard tips={tipsById.weather} />
        <CategoryCard tips={tipsById.budget} />
      </div>
      <div className="wrap">
        <Advisory notice={importantReminder} />
      </div>
      <div className={`wrap halves ${styles.pair}`}>
        <div className={`boxed ${styles.picture}`}>
          <Picture name="jeepney" alt="" width={720} height={400} />
        </div>
        <CategoryCard tips={tipsById.transport} />
      </div>
      <div className={styles.manners}>
        <div className={`wrap halves ${styles.pair}`}>
          <CategoryCard tips={tipsById.etiquette} />
          <div className={`boxed ${styles.picture}`}>
            <Picture name="manners" alt="" width={720} height={400} />
          </div>
        </div>
      </div>
      <div className={`wrap tiles ${styles.pair}`}>
        <CategoryCard tips={tipsById.timing} />
        <CategoryCard tips={tipsById.safety} />
      </div>
      <div className={`banded ${styles.market}`}>
        <Picture name="market" alt="" width={1440} height={300} />
      </div>
      <div className={`wrap tiles ${styles.pair}`}>
        <CategoryCard tips={tipsById.food} />
        <CategoryCard tips={tipsById.shopping} />
      </div>
      <Band tone="blush">
        <div className="wrap">
          <Topic {...tripCost} picture={`tips/${tripCost.id}`}>
            <p className="lead">{tripCostLead}</p>
            <div className="columns">
              <CostTable caption="Cost of a trip" costs={tripCosts} rows={tripCostRows} />
              <div className="stack">
                <p className="fine">{tripCostNote}</p>
                <AsOf />
                <ButtonLink kind="line" href={paths.stay}>
                  Where to stay
                </ButtonLink>
              </div>
            </div>
          </Topic>
        </div>
      </Band>
      <div className={`wrap stack ${styles.end}`}>
        <Topic {...accessSection} picture={`tips/${accessSection.id}`}>
          <div className={styles.access}>
            <TermList anchored items={access} />
          </div>
        </Topic>
        <Topic {...unknownSection}>
          <Details summary={`${notKnownHeading} (${notKnown.length})`}>
            <TermList anchored items={notKnown} />
          </Details>
        </Topic>
      </div>
    </>
  );
}
