import type { ReactNode } from "react";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Band } from "../components/page/Band.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Advisory } from "../components/text/Advisory.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { CostTable } from "../components/text/CostTable.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { TipCard } from "../components/travel/TipCard.tsx";
import { TipLinks } from "../components/travel/TipLinks.tsx";
import { tripCostLead, tripCostNote, tripCostRows, tripCosts } from "../content/derived/costs.ts";
import { pages } from "../content/pages.ts";
import type { Fare, TravelTipCategory } from "../content/schema/travel-tips.ts";
import { sections } from "../content/sections.ts";
import { access, emergency, importantReminder, travelTips, unknown } from "../content/travel-tips.ts";
import { paths } from "../paths.ts";
import styles from "./TravelTipsPage.module.css";

const { "trip-cost": tripCost, access: accessSection, unknown: unknownSection } = sections.travelTips;

interface Spread {
  readonly look: string | undefined;
  readonly picture: ReactNode;
}

/** Categories across the page, beside their pictures: what to pack, and manners, as a quotation. */
const spreads: Readonly<Partial<Record<TravelTipCategory["id"], Spread>>> = {
  weather: {
    look: styles.spread,
    picture: <Picture name="travel-tips" alt="" width={1440} height={420} />,
  },
  etiquette: {
    look: `${styles.spread} ${styles.quotation}`,
    picture: <Picture name="manners" alt="" width={720} height={400} />,
  },
};

export function TravelTipsPage() {
  const cards = travelTips.map(({ id, category }) => ({ id, heading: category }));
  return (
    <>
      <div className={styles.head}>
        <PageHead page={pages.travelTips} />
      </div>
      <div className={`wrap stack ${styles.start}`}>
        <div className={`stack ${styles.numbers}`}>
          <p className={`row ${styles.emergency}`}>
            {emergency.text} <a href={`tel:${emergency.number}`}>{emergency.number}</a>
          </p>
          <TipLinks sections={[...cards, accessSection, tripCost]} />
        </div>
        <Advisory notice={importantReminder} />
      </div>
      <ul className={`wrap stack ${styles.cards}`}>
        {travelTips.map(({ id, category, fares, items: [first, ...others] }) => (
          <li key={id} className={spreads[id]?.look}>
            <TipCard id={id} heading={category} icon={id}>
              {first && (
                <p className="lead">
                  <b>{first.lead}</b> {first.text}
                </p>
              )}
              {fares && <TermList items={fares.map(fareTerm)} />}
              <BarList mark="fact" items={others} />
            </TipCard>
            {spreads[id]?.picture}
          </li>
        ))}
      </ul>
      <Band tone="blush">
        <div className="wrap">
          <TipCard {...tripCost} icon={tripCost.id}>
            <div className={`stack ${styles.sum}`}>
              <div className={`stack ${styles.note}`}>
                <p className="lead">{tripCostLead}</p>
                <p>{tripCostNote}</p>
                <AsOf />
                <ButtonLink kind="line" href={paths.stay}>
                  Where to stay
                </ButtonLink>
              </div>
              <CostTable costs={tripCosts} rows={tripCostRows} />
            </div>
          </TipCard>
        </div>
      </Band>
      <Section {...accessSection}>
        <TermList isLong items={access} />
      </Section>
      <Section {...unknownSection}>
        <TermList isLong items={unknown} />
      </Section>
    </>
  );
}

function fareTerm({ id, term, price, note }: Fare) {
  return {
    id,
    term,
    text: (
      <>
        <b className={styles.price}>{price}</b> {note}
      </>
    ),
  };
}
