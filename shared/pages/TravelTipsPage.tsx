import type { ReactNode } from "react";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Band } from "../components/page/Band.tsx";
import { PictureHead } from "../components/page/PictureHead.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Advisory } from "../components/text/Advisory.tsx";
import { CostTable } from "../components/text/CostTable.tsx";
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
        {travelTips.map(({ id, category, figures, items }) => (
          <li key={id} className={spreads[id]?.className}>
            {spreads[id]?.picture}
            <TipCard id={id} heading={category} icon={id}>
              {figures && (
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
              )}
              <ul className={styles.tips}>
                {items.map(({ lead, text }) => (
                  <li key={lead}>
                    <b>{lead}</b> {text}
                  </li>
                ))}
              </ul>
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
      <div className={`wrap stack ${styles.cards}`}>
        <TipCard {...accessSection} icon={accessSection.id}>
          <TermList long items={access} />
        </TipCard>
        <TipCard {...unknownSection} icon={unknownSection.id}>
          <TermList long items={notKnown} />
        </TipCard>
      </div>
    </>
  );
}
