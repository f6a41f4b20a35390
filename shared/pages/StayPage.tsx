import type { ReactNode } from "react";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { TabSet } from "../components/controls/TabSet.tsx";
import { areaMap } from "../components/maps/guide-maps.ts";
import { PlaceMap } from "../components/maps/PlaceMap.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Band, Section, Topic } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { PriceLadder } from "../components/places/PriceLadder.tsx";
import { StayPanel } from "../components/places/StayPanel.tsx";
import { Alert } from "../components/text/Alert.tsx";
import { Badge } from "../components/text/Badge.tsx";
import { BarList, DotList } from "../components/text/BarList.tsx";
import { Icon } from "../components/text/Icon.tsx";
import { CostTable } from "../components/text/Table.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { climate } from "../content/climate.ts";
import { dayCosts } from "../content/derived/costs.ts";
import { letteredAreas, tiers } from "../content/derived/stays.ts";
import { pages, sections } from "../content/pages.ts";
import { beforeCheckIn, bookingTips, namedRooms, stayTexts, whatToExpect } from "../content/stays.ts";
import { paths } from "../paths.ts";
import { format12Hour, parse12Hour } from "../time/clock.ts";
import { priceText, spanOf } from "../values/format.ts";
import { firstOf } from "../values/lists.ts";
import styles from "./StayPage.module.css";

const sunrises = spanOf(climate.map(({ sunrise }) => parse12Hour(sunrise)));
const sunriseTip = {
  lead: "Sunrise:",
  text: `by season, between ${sunrises.map(format12Hour).join(" and ")}.`,
};
const advice = [
  { ...sections.stay["booking-tips"], tips: bookingTips },
  { ...sections.stay["before-check-in"], tips: [...beforeCheckIn, sunriseTip] },
  { ...sections.stay["what-to-expect"], tips: whatToExpect },
];

const costRows = [
  { label: "Half a room", pesos: dayCosts.map(({ halfRoom }) => halfRoom) },
  { label: "Meals, rides, fees", pesos: dayCosts.map(({ budget }) => budget) },
  { label: "A night and a day", pesos: dayCosts.map(({ total }) => total), isTotal: true },
] as const;

const costsNote = [
  ...dayCosts.map(({ name, room, roomPrice }) => `${name}: ${room} at ${priceText(roomPrice)}.`),
  stayTexts.dayCosts,
].join(" ");

export function StayPage() {
  return (
    <>
      <PageHead page={pages.stay} picture={<Picture name="stay" alt="" width={1440} height={420} eager />} />
      <div className="wrap part stack">
        <PriceLadder />
      </div>
      <section id={sections.stay["fake-listings"].id}>
        <Alert heading={sections.stay["fake-listings"].heading}>
          <p>{stayTexts.bookingAdvisory}</p>
        </Alert>
      </section>
      <div className="wrap part stack">
        <TabSet
          label="Kinds of places to stay"
          tabs={[stayTab("hotels"), stayTab("inns", <NamedRooms />), stayTab("transient")]}
        />
        <div>
          <p>{stayTexts.usualAmenities}</p>
          <AsOf />
        </div>
      </div>
      <Section {...sections.stay.areas} banded>
        <AreaMap />
      </Section>
      <Section {...sections.stay["cost-of-a-day"]} lead={stayTexts.dayCostsLead}>
        <div className="columns">
          <CostTable
            caption="Cost of a day, in pesos"
            trips={dayCosts.map(({ name }) => name)}
            rows={costRows}
          />
          <div className="stack">
            <p>{costsNote}</p>
            <ButtonLink kind="line" href={`${paths.travelTips}#${sections.travelTips["trip-cost"].id}`}>
              With the bus: a trip of two days
            </ButtonLink>
          </div>
        </div>
      </Section>
      <Band tone="mist">
        <div className="wrap part tiles apart">
          {advice.map(({ id, heading, tips }) => (
            <Topic key={id} id={id} heading={heading}>
              <BarList bar="advice" items={tips} />
            </Topic>
          ))}
        </div>
      </Band>
    </>
  );
}

function stayTab(kind: keyof typeof tiers, others?: ReactNode) {
  const { id, heading } = sections.stay[kind];
  return {
    id,
    name: heading,
    picture: `spots/${firstOf(tiers[kind], "tiers").id}`,
    panel: <StayPanel kind={kind}>{others}</StayPanel>,
  };
}

/** Rooms that visitors have named. */
function NamedRooms() {
  return (
    <>
      <h3>
        {`${stayTexts.namedRooms} `}
        <Badge>{stayTexts.budget}</Badge>
      </h3>
      <TermList items={namedRooms.map(({ name, ...room }) => ({ ...room, term: name }))} />
    </>
  );
}

/** The areas to stay in on a map, and in a list, nearest first, with the letters of the map. */
function AreaMap() {
  return (
    <div className="halves">
      <PlaceMap map={areaMap} />
      <ol className="ruled">
        {letteredAreas.map(({ id, name, letter, description, pros, cons }) => (
          <li key={id} id={id} className={styles.area}>
            <Badge tone="bigMarker">{letter}</Badge>
            <div>
              <h3 className="display-name">{name}</h3>
              <p>{description}</p>
              <div className="row">
                <div className={styles.points}>
                  <Icon className={`${styles.icon} ${styles.pro}`} name="plus" />
                  <h4 className="sr-only">Pros</h4>
                  <DotList items={pros} />
                </div>
                <div className={styles.points}>
                  <Icon className={styles.icon} name="minus" />
                  <h4 className="sr-only">Cons</h4>
                  <DotList items={cons} />
                </div>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
