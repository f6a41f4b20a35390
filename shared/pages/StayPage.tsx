import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section } from "../components/page/Section.tsx";
import { Scene } from "../components/pictures/Scene.tsx";
import { AreaCard } from "../components/places/AreaCard.tsx";
import { StayRow } from "../components/places/StayRow.tsx";
import { Advisory } from "../components/text/Advisory.tsx";
import { FactList } from "../components/text/FactList.tsx";
import { pages } from "../content/pages.ts";
import { sections } from "../content/sections.ts";
import {
  areas,
  bookingAdvisory,
  bookingTips,
  hotelRates,
  hotels,
  innRate,
  inns,
  ratingNote,
  transientHouses,
  whatToExpect,
} from "../content/stays.ts";
import { TabSet } from "../islands/TabSet.tsx";
import styles from "./StayPage.module.css";

const hotelsPart = sections.stay.hotels;
const innsPart = sections.stay.inns;
const housesPart = sections.stay.transient;

/** Where to sleep: three kinds of houses, then the parts of the city, then how to book. */
export function StayPage() {
  const { label, heading, lead } = pages.stay;
  return (
    <>
      <PageHead trail={[{ label }]} heading={heading} lead={lead} />
      <Scene name="stay" width={1440} height={420} focus="middle" />
      <div className={`wrap ${styles.stays}`}>
        <Advisory notice={bookingAdvisory} />
        <TabSet
          label="Kinds of places to stay"
          tabs={[
            { id: hotelsPart.id, label: "Hotels", picture: "spots/hotel", panel: <Hotels /> },
            { id: innsPart.id, label: "Inns & Lodges", picture: "spots/inn", panel: <Inns /> },
            { id: housesPart.id, label: "Transient Houses", picture: "spots/transient", panel: <Houses /> },
          ]}
        />
        <div className={styles.note}>
          <p>{ratingNote}</p>
          <AsOf />
        </div>
      </div>
      <Section {...sections.stay.areas} tone="blush">
        <ul className={styles.areas}>
          {areas.map((area) => (
            <li key={area.id}>
              <AreaCard area={area} />
            </li>
          ))}
        </ul>
      </Section>
      <Section {...sections.stay["booking-tips"]}>
        <ul className={styles.tips}>
          {bookingTips.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={styles.tip}>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section {...sections.stay["what-to-expect"]}>
        <FactList items={whatToExpect} />
      </Section>
    </>
  );
}

function Hotels() {
  return (
    <>
      <h2 className={styles.heading}>{hotelsPart.heading}</h2>
      <ul>
        {hotels.map(({ category, location, ...hotel }) => (
          <StayRow
            key={hotel.id}
            {...hotel}
            place={`${category}, ${location}`}
            priceRange={hotelRates[category]}
            unit="a night"
          />
        ))}
      </ul>
    </>
  );
}

function Inns() {
  return (
    <>
      <h2 className={styles.heading}>{innsPart.heading}</h2>
      <ul>
        {inns.map(({ location, ...inn }) => (
          <StayRow
            key={inn.id}
            {...inn}
            place={location}
            priceRange={innRate}
            unit="a night"
            badge="Budget-Friendly"
          />
        ))}
      </ul>
    </>
  );
}

function Houses() {
  return (
    <>
      <h2 className={styles.heading}>{housesPart.heading}</h2>
      <ul>
        {transientHouses.map(({ location, capacity, ...house }) => (
          <StayRow key={house.id} {...house} place={`${location}, ${capacity}`} unit="a night, whole house" />
        ))}
      </ul>
    </>
  );
}
