import type { ReactNode } from "react";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AreaMap } from "../components/maps/AreaMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Scene } from "../components/pictures/Scene.tsx";
import { RoomKinds } from "../components/places/RoomKinds.tsx";
import { StayList } from "../components/places/StayList.tsx";
import { Advisory } from "../components/text/Advisory.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { CostTable } from "../components/text/CostTable.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { TipCard } from "../components/travel/TipCard.tsx";
import { dayCostRows, dayCosts, dayCostsLead, dayCostsNote } from "../content/derived/costs.ts";
import { hotelAnchor, hotelsName, housePrice, roomKinds } from "../content/derived/stays.ts";
import { amountText, priceText } from "../content/formulas/amounts.ts";
import { keysOf } from "../content/formulas/records.ts";
import { pages } from "../content/pages.ts";
import type { BookingTip } from "../content/schema/stays.ts";
import { sections } from "../content/sections.ts";
import {
  bookingAdvisory,
  bookingTips,
  hotelRates,
  hotels,
  hotelsNote,
  housePriceNote,
  innRate,
  inns,
  kindsNote,
  transientHouses,
  usualAmenities,
  whatToExpect,
} from "../content/stays.ts";
import { TabSet } from "../islands/TabSet.tsx";
import { paths } from "../paths.ts";
import styles from "./StayPage.module.css";

const hotelsPart = sections.stay.hotels;
const innsPart = sections.stay.inns;
const housesPart = sections.stay.transient;

const ratePictures = {
  Luxury: "spots/manor",
  Upscale: "spots/hotel",
  "Mid-Range": "spots/town",
} as const;

const dayPictures = { thrifty: "spots/inn", middle: "spots/town", comfort: "spots/hotel" } as const;

export function StayPage() {
  return (
    <>
      <PageHead page={pages.stay} />
      <div className={`wrap ${styles.opening}`}>
        <RoomKinds kinds={roomKinds} />
        <a className={styles.where} href={`#${sections.stay.areas.id}`}>
          Areas on a map
        </a>
      </div>
      <Scene name="stay" />
      <div className={`wrap stack ${styles.stays}`}>
        <Advisory notice={bookingAdvisory} />
        <div className={styles.kinds}>
          <TabSet
            label="Kinds of places to stay"
            tabs={[
              { id: hotelsPart.id, label: hotelsPart.heading, picture: "spots/hotel", panel: <Hotels /> },
              { id: innsPart.id, label: innsPart.heading, picture: "spots/inn", panel: <Inns /> },
              { id: housesPart.id, label: housesPart.heading, picture: "spots/transient", panel: <Houses /> },
            ]}
          />
        </div>
        <div>
          <p>{usualAmenities}</p>
          <AsOf />
        </div>
      </div>
      <Section {...sections.stay.areas} tone="blush" onNewSheet>
        <AreaMap />
      </Section>
      <Section {...sections.stay["cost-of-a-day"]} lead={dayCostsLead}>
        <div className="columns">
          <CostTable
            costs={dayCosts.map((cost) => ({ ...cost, picture: dayPictures[cost.id] }))}
            rows={dayCostRows}
          />
          <div className="stack">
            <p>{dayCostsNote}</p>
            <ButtonLink kind="line" href={`${paths.travelTips}#${sections.travelTips["trip-cost"].id}`}>
              With the bus: a trip of two days
            </ButtonLink>
          </div>
        </div>
      </Section>
      <div className={`wrap columns ${styles.advice}`}>
        <TipCard {...sections.stay["booking-tips"]} icon="timing">
          <TermList items={bookingTips.map(bookingTerm)} />
        </TipCard>
        <TipCard {...sections.stay["what-to-expect"]} icon="weather">
          <BarList mark="fact" items={whatToExpect} />
        </TipCard>
      </div>
    </>
  );
}

function bookingTerm({ title, description }: BookingTip) {
  return { id: title, term: title, text: description };
}

function Hotels() {
  return (
    <>
      <h2>{hotelsPart.heading}</h2>
      <p className={styles.before}>{hotelsNote}</p>
      {keysOf(hotelRates).map((category) => (
        <section key={category} id={hotelAnchor(category)} className={styles.priced}>
          <Rate price={priceText(hotelRates[category])} picture={ratePictures[category]}>
            <h3 className={styles.kind}>{hotelsName(category)}</h3>
          </Rate>
          <StayList
            stays={hotels
              .filter((hotel) => hotel.category === category)
              .map(({ location, ...hotel }) => ({ ...hotel, place: location }))}
            heading="h4"
          />
        </section>
      ))}
    </>
  );
}

function Inns() {
  return (
    <>
      <h2>{innsPart.heading}</h2>
      <p className={styles.before}>{kindsNote}</p>
      <div className={styles.priced}>
        <Rate price={priceText(innRate)} picture="spots/inn">
          <p className={styles.kind}>A room</p>
        </Rate>
        <StayList
          stays={inns.map(({ location, ...inn }) => ({ ...inn, place: location, badge: "Budget-Friendly" }))}
        />
      </div>
    </>
  );
}

interface RateProps {
  readonly price: string;
  /** The path of a drawing below `shared/art`, without extension. */
  readonly picture: string;
  /** What the price is for. */
  readonly children: ReactNode;
}

/** The price of a night in the list that follows. */
function Rate({ price, picture, children }: RateProps) {
  return (
    <div className={`boxed ${styles.rate}`}>
      <Picture name={picture} alt="" width={288} height={150} />
      <div className={styles.label}>
        {children}
        <p className={`num ${styles.price}`}>
          {price} <span className={styles.unit}>a night</span>
        </p>
      </div>
    </div>
  );
}

function Houses() {
  return (
    <>
      <h2>{housesPart.heading}</h2>
      <p className={styles.before}>{`${kindsNote} ${housePriceNote}`}</p>
      <div className={styles.priced}>
        <Rate price={housePrice} picture="spots/transient">
          <p className={styles.kind}>A house</p>
        </Rate>
        <StayList
          stays={transientHouses.map(({ location, persons, ...house }) => ({
            ...house,
            place: `${location}, ${amountText(persons)} persons`,
          }))}
        />
      </div>
    </>
  );
}
