import type { ReactNode } from "react";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Band } from "../components/page/Band.tsx";
import { PictureHead } from "../components/page/PictureHead.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Advisory } from "../components/text/Advisory.tsx";
import { CostTable } from "../components/text/CostTable.tsx";
import { Details } from "../components/text/Details.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { TipCard } from "../components/travel/TipCard.tsx";
import { TipLinks } from "../components/travel/TipLinks.tsx";
import { TipList } from "../components/travel/TipList.tsx";
import { tripCostLead, tripCostNote, tripCostRows, tripCosts } from "../content/derived/costs.ts";
import { firstOf } from "../content/formulas/lists.ts";
import { pages } from "../content/pages.ts";
import type { Tip } from "../content/schema/texts.ts";
import type { TravelTipCategory } from "../content/schema/travel-tips.ts";
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

/** Categories that show only their opening at first. They come last. */
const folded: ReadonlySet<TravelTipCategory["id"]> = new Set(["timing", "safety", "food", "shopping"]);

/** Categories across the page, with a picture of their own. */
const spreads: Readonly<
  Partial<Record<TravelTipCategory["id"], { className: string | undefined; picture: ReactNode }>>
> = {
  transport: {
    className: `${styles.spread} ${styles.pictureLast}`,
    picture: <Picture name="jeepney" alt="" width={720} height={400} />,
  },
  etiquette: {
    className: `${styles.spread} ${styles.quotation}`,
    picture: <Picture name="manners" alt="" width={720} height={400} />,
  },
};

export function TravelTipsPage() {
  const cards = travelTips.map(({ id, category }) => ({ id, heading: category }));
  return (
    <>
      <PictureHead page={pages.travelTips}>
        <div className={styles.packing}>
          <Picture name="travel-tips" alt="" width={1440} height={420} eager />
        </div>
      </PictureHead>
      <div className={styles.emergency}>
        <p className="wrap row">
          {emergency.text} <a href={`tel:${emergency.number}`}>{emergency.number}</a>
        </p>
      </div>
      <div className={`wrap stack ${styles.start}`}>
        <TipLinks sections={[...cards, accessSection, tripCost]} />
        <Advisory notice={importantReminder} />
      </div>
      <Categories categories={travelTips.filter(({ id }) => !folded.has(id))} />
      <div className={styles.market}>
        <Picture name="market" alt="" width={1440} height={300} />
      </div>
      <Categories categories={travelTips.filter(({ id }) => folded.has(id))} />
      <Band tone="blush">
        <div className="wrap">
          <TipCard {...tripCost} icon={tripCost.id}>
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
          </TipCard>
        </div>
      </Band>
      <div className={`wrap stack ${styles.end}`}>
        <TipCard {...accessSection} icon={accessSection.id}>
          <TermList anchored items={access} />
        </TipCard>
        <TipCard {...unknownSection} icon={unknownSection.id}>
          <Details summary={`${notKnownHeading} (${notKnown.length})`}>
            <TermList anchored items={notKnown} />
          </Details>
        </TipCard>
      </div>
    </>
  );
}

function Categories({ categories }: { readonly categories: readonly TravelTipCategory[] }) {
  return (
    <ul className={`wrap stack ${styles.cards}`}>
      {categories.map(({ id, category, figures, items }) => {
        const others = figures ? items : items.slice(1);
        const list = <TipList items={others} />;
        return (
          <li key={id} className={spreads[id]?.className}>
            {spreads[id]?.picture}
            <TipCard id={id} heading={category} icon={id}>
              {figures ? <Figures figures={figures} /> : <FirstTip tip={firstOf(items, id)} />}
              {folded.has(id) ? (
                <Details summary={`More on ${category.toLowerCase()} (${others.length})`}>{list}</Details>
              ) : (
                list
              )}
            </TipCard>
          </li>
        );
      })}
    </ul>
  );
}

function Figures({ figures }: { readonly figures: NonNullable<TravelTipCategory["figures"]> }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <b>{value}</b> {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Opens a category without figures. */
function FirstTip({ tip: { lead, text } }: { readonly tip: Tip }) {
  return (
    <p className={styles.opening}>
      <b>{lead}</b> {text}
    </p>
  );
}
