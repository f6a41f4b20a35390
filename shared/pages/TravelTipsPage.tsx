import type { ReactNode } from "react";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Band } from "../components/page/Band.tsx";
import { PictureHead } from "../components/page/PictureHead.tsx";
import { PlainSection } from "../components/page/PlainSection.tsx";
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
      <Categories ids={["weather", "budget", "transport", "etiquette"]} />
      <Categories ids={["timing", "safety"]} />
      <div className={`banded ${styles.market}`}>
        <Picture name="market" alt="" width={1440} height={300} />
      </div>
      <Categories ids={["food", "shopping"]} />
      <Band tone="blush">
        <div className="wrap">
          <PlainSection {...tripCost}>
            <p className={`lead ${styles.lead}`}>{tripCostLead}</p>
            <div className="columns">
              <CostTable caption="Cost of a trip, in pesos" costs={tripCosts} rows={tripCostRows} />
              <div className="stack">
                <p className="fine">{tripCostNote}</p>
                <AsOf />
                <ButtonLink kind="line" href={paths.stay}>
                  Where to stay
                </ButtonLink>
              </div>
            </div>
          </PlainSection>
        </div>
      </Band>
      <div className={`wrap stack ${styles.end}`}>
        <PlainSection {...accessSection}>
          <TermList anchored items={access} />
        </PlainSection>
        <PlainSection {...unknownSection}>
          <Details summary={`${notKnownHeading} (${notKnown.length})`}>
            <TermList anchored items={notKnown} />
          </Details>
        </PlainSection>
      </div>
    </>
  );
}

interface CategoriesProps {
  readonly ids: readonly TravelTipCategory["id"][];
}

/** Categories with figures stand out. Those with neither figures nor a picture show only their opening at first. */
function Categories({ ids }: CategoriesProps) {
  return (
    <ul className={`wrap stack ${styles.cards}`}>
      {travelTips
        .filter(({ id }) => ids.includes(id))
        .map(({ id, category, figures, items }) => (
          <li key={id} className={spreads[id]?.className}>
            {spreads[id]?.picture}
            {figures ? (
              <TipCard id={id} heading={category}>
                <Figures figures={figures} />
                <TipList items={items} />
              </TipCard>
            ) : (
              <PlainSection id={id} heading={category}>
                <FirstTip tip={firstOf(items, id)} />
                {spreads[id] ? (
                  <TipList items={items.slice(1)} />
                ) : (
                  <Details summary={`More on ${category.toLowerCase()} (${items.length - 1})`}>
                    <TipList items={items.slice(1)} />
                  </Details>
                )}
              </PlainSection>
            )}
          </li>
        ))}
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
