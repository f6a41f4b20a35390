import type { ComponentProps } from "react";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Weft } from "../components/pictures/Weft.tsx";
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
import { access, emergency, importantReminder, travelTips } from "../content/travel-tips.ts";
import { paths } from "../paths.ts";
import styles from "./TravelTipsPage.module.css";

const groups = [...travelTips, access];
const tripCost = sections.travelTips["trip-cost"];

interface Look {
  readonly picture: Omit<ComponentProps<typeof Picture>, "alt">;
  /** Whether it is a band of color, with the picture on the left. */
  readonly isBand?: true;
  /** Whether a narrow crop keeps the people on the right. */
  readonly keepsRight?: true;
}

/** Groups as wide as the page, each beside its picture. */
const wide: Readonly<Partial<Record<TravelTipCategory["id"], Look>>> = {
  weather: { picture: { name: "travel-tips", width: 1440, height: 420 } },
  transport: { picture: { name: "destinations/session-road", width: 480, height: 360 }, isBand: true },
  food: { picture: { name: "markets/public-market", width: 480, height: 240 }, keepsRight: true },
  safety: { picture: { name: "getting-there", width: 480, height: 300 }, isBand: true },
  access: { picture: { name: "destinations/burnham-park", width: 480, height: 360 }, keepsRight: true },
};

export function TravelTipsPage() {
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
          <TipLinks sections={[...groups.map(({ id, category }) => ({ id, heading: category })), tripCost]} />
        </div>
        <Advisory notice={importantReminder} />
      </div>
      <ul className={`wrap stack ${styles.groups}`}>
        {groups.map(({ id, category, fares, items: [first, ...others] }) => (
          <li key={id} className={groupClass(wide[id])}>
            <TipCard id={id} heading={category} icon={id}>
              {first && (
                <p className="lead">
                  <b>{first.lead}</b> {first.text}
                </p>
              )}
              {fares && <TermList items={fares.map(fareTerm)} />}
              <BarList mark="fact" items={others} />
            </TipCard>
            {wide[id] && (
              <div className={wide[id].keepsRight ? `${styles.picture} ${styles.right}` : styles.picture}>
                <Picture {...wide[id].picture} alt="" />
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.cost}>
        <Weft flip />
        <div className="wrap">
          <TipCard {...tripCost} icon={tripCost.id}>
            <div className={`stack ${styles.sum}`}>
              <p className="lead">{tripCostLead}</p>
              <CostTable costs={tripCosts} rows={tripCostRows} />
              <div className={`stack ${styles.note}`}>
                <p>{tripCostNote}</p>
                <AsOf />
                <ButtonLink kind="line" href={paths.stay}>
                  Where to stay
                </ButtonLink>
              </div>
            </div>
          </TipCard>
        </div>
        <Weft />
      </div>
    </>
  );
}

function groupClass(look: Look | undefined) {
  return look && `stack ${styles.wide} ${look.isBand ? styles.band : ""}`;
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
