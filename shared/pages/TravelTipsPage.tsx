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
import { tripCostLead, tripCostNote, tripCostRows, tripCosts } from "../content/derived/costs.ts";
import { pages } from "../content/pages.ts";
import type { TravelTipCategory } from "../content/schema/travel-tips.ts";
import { sections } from "../content/sections.ts";
import { access, emergency, importantReminder, notKnown, travelTips } from "../content/travel-tips.ts";
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
      <ul className={`wrap stack ${styles.cards}`}>
        {travelTips
          .filter(({ id }) => !folded.has(id))
          .map((tips) => (
            <li key={tips.id} className={spreads[tips.id]?.className}>
              {spreads[tips.id]?.picture}
              <TipCard id={tips.id} heading={tips.category} icon={tips.id}>
                <Opening tips={tips} />
                <TipList items={furtherTips(tips)} />
              </TipCard>
            </li>
          ))}
      </ul>
      <div className={styles.market}>
        <Picture name="market" alt="" width={1440} height={300} />
      </div>
      <ul className={`wrap stack ${styles.cards}`}>
        {travelTips
          .filter(({ id }) => folded.has(id))
          .map((tips) => (
            <li key={tips.id}>
              <TipCard id={tips.id} heading={tips.category} icon={tips.id}>
                <Opening tips={tips} />
                <Details summary={`More on ${tips.id} (${furtherTips(tips).length})`}>
                  <TipList items={furtherTips(tips)} />
                </Details>
              </TipCard>
            </li>
          ))}
      </ul>
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
          <Details summary={`What we could not find out (${notKnown.length})`}>
            <TermList anchored items={notKnown} />
          </Details>
        </TipCard>
      </div>
    </>
  );
}

interface TipsProps {
  readonly tips: TravelTipCategory;
}

/** The figures of a category, or else its first tip. */
function Opening({ tips: { figures, items } }: TipsProps) {
  if (figures) {
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
  return items.slice(0, 1).map(({ lead, text }) => (
    <p key={lead} className={styles.opening}>
      <b>{lead}</b> {text}
    </p>
  ));
}

/** The tips that do not open their category. */
function furtherTips({ figures, items }: TravelTipCategory) {
  return figures ? items : items.slice(1);
}

function TipList({ items }: { readonly items: TravelTipCategory["items"] }) {
  return (
    <ul className={styles.tips}>
      {items.map(({ lead, text }) => (
        <li key={lead}>
          <b>{lead}</b> {text}
        </li>
      ))}
    </ul>
  );
}
