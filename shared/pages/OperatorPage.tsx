import type { ReactNode } from "react";
import { Arrow } from "../components/controls/Arrow.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { BookingTicket } from "../components/operators/BookingTicket.tsx";
import { BusPictures } from "../components/operators/BusPictures.tsx";
import { FareTable } from "../components/operators/FareTable.tsx";
import { liveryOf } from "../components/operators/livery.ts";
import { OperatorDepartures } from "../components/operators/OperatorDepartures.tsx";
import { otherBuses } from "../components/operators/other-buses.ts";
import { RoadScene } from "../components/operators/RoadScene.tsx";
import { TerminalLocations } from "../components/operators/TerminalLocations.tsx";
import transition from "../components/operators/transition.module.css";
import { Band } from "../components/page/Band.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Advisory } from "../components/text/Advisory.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { KeyFacts } from "../components/text/KeyFacts.tsx";
import {
  boardingNames,
  busTypesText,
  coachText,
  fareRangeLabel,
  neighborsText,
  profileSection,
  unconfirmedMark,
  untimedText,
} from "../content/derived/operator-texts.ts";
import { isTimed } from "../content/derived/timetable.ts";
import { hoursText } from "../content/formulas/amounts.ts";
import { fareRange, isUnconfirmed, type Operator, operators } from "../content/operators.ts";
import { fullBusAdvice } from "../content/schedule-notes.ts";
import type { Section } from "../content/sections.ts";
import { paths } from "../paths.ts";
import styles from "./OperatorPage.module.css";

interface OperatorPageProps {
  readonly operator: Operator;
}

/** The profile of an operator. */
export function OperatorPage({ operator }: OperatorPageProps) {
  const { keyFeatures, routes, tips } = operator;
  const timed = isTimed(operator);
  const hasMuchBeforeAbout = timed || routes !== undefined;
  const others = otherBuses(operator);
  const departures = profileSection(operator, "departures");
  const about = (
    <Part {...profileSection(operator, "about")}>
      {operator.about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Part>
  );
  return (
    <>
      <Opening operator={operator} />
      <div className={`wrap stack ${styles.parts}`}>
        {!timed && (
          <Advisory id={departures.id} notice={{ ...departures, text: untimedText(operator) }} heading="h2" />
        )}
        <div className={styles.columns}>
          {timed && (
            <Part {...departures}>
              <OperatorDepartures operator={operator} />
            </Part>
          )}
          <Part {...profileSection(operator, "fares")}>
            <FareTable operator={operator} />
          </Part>
          <Part {...profileSection(operator, "terminals")}>
            <TerminalLocations operator={operator} />
          </Part>
          {routes && (
            <Part {...profileSection(operator, "routes")}>
              <BarList mark="fact" items={routes.map(({ title, text }) => ({ lead: `${title}.`, text }))} />
            </Part>
          )}
          {!hasMuchBeforeAbout && about}
          <Part {...profileSection(operator, "key-features")}>
            <BarList mark="fact" items={keyFeatures} />
          </Part>
          <BookingTicket operator={operator} />
          <Part {...profileSection(operator, "tips")}>
            <BarList mark="advice" items={tips} />
          </Part>
          {hasMuchBeforeAbout && about}
        </div>
        <Part {...profileSection(operator, "the-bus")}>
          <BusPictures operator={operator} />
        </Part>
      </div>
      <Band tone="mist">
        <div className={`wrap ${styles.parts}`}>
          <Part {...profileSection(operator, "other-buses")}>
            <p>{`${fullBusAdvice} ${neighborsText(operator, operators)}`}</p>
            <ButtonLink href={others.href}>{others.text}</ButtonLink>
          </Part>
        </div>
        <div className={styles.street}>
          <RoadScene slugs={others.slugs} />
        </div>
      </Band>
    </>
  );
}

function Opening({ operator }: OperatorPageProps) {
  const { slug, name, tagline, since, travelHours, tripsPerDay, terminals } = operator;
  return (
    <div className={`${styles.head} ${liveryOf(slug)}`}>
      <div className={`wrap stack ${styles.opening} ${transition.to}`}>
        <a className={styles.back} href={paths.operators}>
          <Arrow />
          Back to All Operators
        </a>
        <div className={styles.road}>
          <Picture name={`buses/${slug}-wide`} alt={coachText(operator)} width={1440} height={420} eager />
        </div>
        <div className={`stack ${styles.intro}`}>
          <h1 className={styles.name} translate="no">
            {name}
          </h1>
          <p className="lead">{tagline}</p>
          <p className={`row ${styles.labels}`}>
            <span>{since ? `Since ${since}` : `From ${boardingNames(operator)}`}</span>
            <span>{busTypesText(operator)}</span>
          </p>
        </div>
        <div className={styles.figures}>
          <KeyFacts
            isLarge
            figures={[
              { label: fareRangeLabel(operator), value: fareRange(operator) },
              { label: "Travel time", value: hoursText(travelHours) },
              {
                label: "Daily trips",
                value: (
                  <>
                    {tripsPerDay}
                    {isUnconfirmed(operator) && <sup>{unconfirmedMark}</sup>}
                  </>
                ),
              },
              { label: terminals.length === 1 ? "Terminal" : "Terminals", value: terminals.length },
            ]}
          />
        </div>
      </div>
    </div>
  );
}

interface PartProps extends Section {
  readonly children: ReactNode;
}

function Part({ id, heading, children }: PartProps) {
  return (
    <section id={id} className={styles.part}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
