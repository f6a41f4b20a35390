import type { ReactNode } from "react";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { Section, SectionLinks } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Alert } from "../components/text/Alert.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { Details } from "../components/text/Details.tsx";
import { CostTable } from "../components/text/Table.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { tripCosts } from "../content/derived/costs.ts";
import { pages, sections } from "../content/pages.ts";
import type { TravelTipCategory } from "../content/schema/travel-tips.ts";
import { access, notKnown, travelTips, travelTipsTexts } from "../content/travel-tips.ts";
import { paths } from "../paths.ts";
import { priceText } from "../values/format.ts";
import { byId } from "../values/lists.ts";
import styles from "./TravelTipsPage.module.css";

const categories = travelTips.map(({ id, category }) => ({ id, heading: category }));

const costRows = [
  { label: "Bus, both ways", pesos: tripCosts.map(({ bus }) => bus) },
  { label: "Half a room", pesos: tripCosts.map(({ halfRoom }) => halfRoom) },
  { label: "Meals, rides, fees", pesos: tripCosts.map(({ twoDays }) => twoDays) },
  { label: "Half a hired taxi", pesos: tripCosts.map(({ halfTaxi }) => halfTaxi) },
  { label: "Total per person", pesos: tripCosts.map(({ total }) => total), isTotal: true },
  { label: "Each extra night", pesos: tripCosts.map(({ extraNight }) => extraNight) },
] as const;

const costNote = [
  ...tripCosts.map(
    ({ name, ride, room, roomPrice }) => `${name}: ${ride}, ${room} at ${priceText(roomPrice)}.`,
  ),
  travelTipsTexts.tripCost,
].join(" ");

export function TravelTipsPage() {
  return (
    <>
      <PageHead
        page={pages.travelTips}
        picture={<Picture name="travel-tips" alt="" width={1440} height={420} eager />}
      />
      <Alert>
        <p>
          <b>{`${travelTipsTexts.emergency} `}</b>
          <a className="tap-inline" href={`tel:${travelTipsTexts.emergencyNumber}`}>
            {travelTipsTexts.emergencyNumber}
          </a>
        </p>
      </Alert>
      <section id={sections.travelTips["before-you-go"].id}>
        <Alert heading={sections.travelTips["before-you-go"].heading}>
          <p>{travelTipsTexts.reminder}</p>
        </Alert>
      </section>
      <div className="wrap">
        <SectionLinks
          sections={[sections.travelTips.access, sections.travelTips["trip-cost"], ...categories]}
        />
      </div>
      <Pair>
        <Category id="weather" />
        <Category id="budget" />
      </Pair>
      <Pair>
        <Illustration name="jeepney" />
        <Category id="transport" />
      </Pair>
      <div className={styles.tinted}>
        <Pair>
          <Category id="etiquette" />
          <Illustration name="manners" />
        </Pair>
      </div>
      <Pair>
        <Category id="timing" />
        <Category id="safety" />
      </Pair>
      <div className="screen-only">
        <Picture className={styles.stalls} name="market" alt="" width={1440} height={300} />
      </div>
      <Pair>
        <Category id="food" />
        <Category id="shopping" />
      </Pair>
      <Section {...sections.travelTips["trip-cost"]} lead={travelTipsTexts.tripCostLead} banded>
        <div className="columns">
          <CostTable caption="Cost of a trip" trips={tripCosts.map(({ name }) => name)} rows={costRows} />
          <div className="stack">
            <p className="note">{costNote}</p>
            <AsOf />
            <ButtonLink kind="line" href={paths.stay}>
              Where to stay
            </ButtonLink>
          </div>
        </div>
      </Section>
      <Section {...sections.travelTips.access}>
        <TermList anchored items={access} />
      </Section>
      <Section {...sections.travelTips.unknown}>
        <Details summary={`${travelTipsTexts.notKnown} (${notKnown.length})`}>
          <TermList anchored items={notKnown} />
        </Details>
      </Section>
    </>
  );
}

/** Two categories, or one and an illustration, side by side on a desktop. */
function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="wrap part halves apart">{children}</div>;
}

function Category({ id }: Pick<TravelTipCategory, "id">) {
  const { category, statement, figures, items } = byId(travelTips, id, "travel-tips.ts");
  return (
    <section id={id} className="stack close">
      <div className={`row ruled-off ${styles.heading}`}>
        <Picture className={styles.picture} name={`tips/${id}`} alt="" width={80} height={80} />
        <h2 className={`small-heading ${styles.name}`}>{category}</h2>
      </div>
      {statement && <p className={`display-name ${styles.statement}`}>{statement}</p>}
      {figures && (
        <dl className={`tiles small ${styles.figures}`}>
          {figures.map(({ term, value, note }) => (
            <div key={term}>
              <dt>
                <b>{term}</b>
              </dt>
              <dd className="amount">{value}</dd>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      )}
      <BarList bar="advice" items={items} />
    </section>
  );
}

/** A picture beside a category, of the same height. */
function Illustration({ name }: { readonly name: string }) {
  return (
    <div className="boxed screen-only">
      <Picture className={styles.illustration} name={name} alt="" width={720} height={400} />
    </div>
  );
}
