import { ClimbProfile } from "../components/charts/RoadProfile.tsx";
import { ButtonLink, ButtonRow } from "../components/controls/ButtonLink.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { PageIndex } from "../components/page/PageIndex.tsx";
import { Section } from "../components/page/Section.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { DayPlanTeaser } from "../components/places/DayPlanTeaser.tsx";
import { KeyFacts } from "../components/text/TermList.tsx";
import { Board, ManilaClock } from "../components/timetable/Board.tsx";
import { timetable, timetableFares } from "../content/derived/timetable.ts";
import { destinations } from "../content/destinations.ts";
import { busTravelText, elevationMeters, manilaKmText } from "../content/figures.ts";
import { attractionIds, climbLead, journeyCards, whyVisit } from "../content/home.ts";
import { newsItems } from "../content/news.ts";
import { pages, sections } from "../content/pages.ts";
import { timetableOperators, timetableTexts } from "../content/timetable.ts";
import { paths } from "../paths.ts";
import { amountText, longDate, priceText } from "../values/format.ts";
import { byId } from "../values/lists.ts";
import styles from "./HomePage.module.css";

/** The trip from Manila in four figures. */
const roadFigures = [
  { label: "from Manila", value: manilaKmText },
  { label: "by bus", value: busTravelText },
  { label: "timetable fares", value: priceText(timetableFares) },
  { label: `trips a day with ${timetableOperators.length} companies`, value: timetable.length },
];

export function HomePage() {
  return (
    <>
      <Hero />
      <NextBuses />
      <Section {...sections.home["the-climb"]} lead={climbLead}>
        <ClimbProfile />
        <KeyFacts figures={roadFigures} large />
      </Section>
      <Section {...sections.home.plan}>
        <PageIndex items={journeyCards} />
      </Section>
      <Attractions />
      <WhyVisit />
      <Section {...sections.home["day-plans"]}>
        <DayPlanTeaser />
      </Section>
      <Section {...sections.home["latest-news"]}>
        <LatestNews />
        <ButtonLink href={paths.news} kind="line">
          All news
        </ButtonLink>
      </Section>
    </>
  );
}

function Hero() {
  const { heading, lead } = pages.home;
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.opening}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.intro}>{lead}</p>
      </div>
      <div className={`screen-only ${styles.landscape}`}>
        <div className={styles.scene}>
          <Picture
            className={styles.drawing}
            name="hero"
            alt=""
            width={1050}
            height={760}
            wide={{ name: "hero-wide", width: 2880, height: 720 }}
            eager
          />
        </div>
        <div className={`wrap ${styles.buttons}`}>
          <ButtonRow>
            <ButtonLink href={paths.destinations}>Explore Baguio</ButtonLink>
            <ButtonLink href={paths.schedules} kind="line">
              See bus schedules
            </ButtonLink>
          </ButtonRow>
        </div>
      </div>
    </div>
  );
}

/** The next bus of each terminal, with links to what this leaves out. */
function NextBuses() {
  const home = sections.terminals["going-home"];
  return (
    <Board
      short
      heading={
        <div className={`spread screen-only ${styles.boardHead}`}>
          <h2 className={styles.boardHeading}>{pages.schedules.heading}</h2>
          <p className={`note ${styles.boardNote}`}>{timetableTexts.estimates}</p>
          <ManilaClock />
        </div>
      }
    >
      <div className="row screen-only">
        <a className="tap" href={paths.schedules}>
          The whole timetable
        </a>
        <a className="tap" href={`${paths.terminals}#${home.id}`}>
          {home.heading}
        </a>
      </div>
      <AsOf lead={timetableTexts.shortWithId} />
    </Board>
  );
}

function Attractions() {
  const attractions = attractionIds.map((id) => byId(destinations, id, "destinations.ts"));
  return (
    <Section {...sections.home.attractions} banded>
      <ul className={`tiles ${styles.attractions}`}>
        {attractions.map(({ id, name, teaser }) => (
          <li key={id}>
            <a className="card-link" href={`${paths.destinations}#${id}`}>
              <div className={`boxed ${styles.frame}`}>
                <Picture
                  className={styles.attraction}
                  name={`destinations/${id}`}
                  alt=""
                  width={480}
                  height={360}
                />
              </div>
              <h3 className={styles.attractionName}>{name}</h3>
              <p className="note">{teaser}</p>
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.destinations} kind="line">
        {`All ${destinations.length} destinations`}
      </ButtonLink>
    </Section>
  );
}

function WhyVisit() {
  const [first, ...others] = whyVisit;
  const why = sections.home["why-visit"];
  return (
    <section id={why.id} className={`wrap part halves apart ${styles.why}`}>
      <p className={styles.numeral} aria-hidden="true">
        {amountText(elevationMeters)}
        <span className={styles.unit}>m</span>
      </p>
      <h2>{why.heading}</h2>
      <div className={`stack ${styles.paragraphs}`}>
        <p className="lead">{first}</p>
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** Links to the latest notices. */
function LatestNews() {
  return (
    <ul className={styles.latest}>
      {newsItems.slice(0, 3).map(({ id, title, date, picture }) => (
        <li key={id} className={`pictured ${styles.notice}`}>
          <Picture className="boxed" name={`spots/${picture}`} alt="" width={120} height={120} />
          <div>
            <time className="note" dateTime={date}>
              {longDate(date)}
            </time>
            <a className="tap" href={`${paths.news}#${id}`}>
              {title}
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
