import type { ReactNode } from "react";
import { Arrow } from "../components/controls/Arrow.tsx";
import { BookingTicket } from "../components/operators/BookingTicket.tsx";
import { BusPictures } from "../components/operators/BusPictures.tsx";
import { FareTable } from "../components/operators/FareTable.tsx";
import { OperatorDepartures } from "../components/operators/OperatorDepartures.tsx";
import { TerminalLocations } from "../components/operators/TerminalLocations.tsx";
import transition from "../components/operators/transition.module.css";
import { Picture } from "../components/pictures/Picture.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { KeyFacts } from "../components/text/KeyFacts.tsx";
import {
  boardingNames,
  busTypesText,
  coachText,
  fareRangeLabel,
  neighborsText,
  profileSection,
  unconfirmedStar,
  untimedText,
} from "../content/derived/operator-texts.ts";
import { otherBuses } from "../content/derived/other-buses.ts";
import { isTimed } from "../content/derived/timetable.ts";
import { hoursText, minutesText } from "../content/formulas/amounts.ts";
import { fareRange, isUnconfirmed, type Operator, operators } from "../content/operators.ts";
import type { Section } from "../content/sections.ts";
import { paths } from "../paths.ts";
import { liveryOf } from "../styles/generated-classes.ts";
import styles from "./OperatorPage.module.css";

interface OperatorPageProps {
  readonly operator: Operator;
}

export function OperatorPage({ operator }: OperatorPageProps) {
  const { about, keyFeatures, routes, tips } = operator;
  return (
    <>
      <Opening operator={operator} />
      <Departures operator={operator} />
      <div className={`wrap ${styles.columns}`}>
        <Part {...profileSection(operator, "fares")}>
          <FareTable operator={operator} />
        </Part>
        <Part {...profileSection(operator, "terminals")}>
          <TerminalLocations operator={operator} />
        </Part>
      </div>
      <div className={styles.about}>
        <div className="wrap">
          <BusPictures operator={operator}>
            <Part {...profileSection(operator, "about")}>
              {about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Part>
          </BusPictures>
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <Part {...profileSection(operator, "key-features")}>
          <BarList bar="fact" items={keyFeatures} />
        </Part>
        <Part {...profileSection(operator, "tips")}>
          <BarList bar="advice" items={tips} />
        </Part>
        {routes && (
          <Part {...profileSection(operator, "routes")}>
            <BarList bar="fact" items={routes.map(({ title, text }) => ({ lead: `${title}.`, text }))} />
          </Part>
        )}
        <BookingTicket operator={operator} />
      </div>
    </>
  );
}

/** The board of a company, or where to ask for its times, and the way to the boards of others. */
function Departures({ operator }: OperatorPageProps) {
  const { id, heading } = profileSection(operator, "departures");
  const { href, text } = otherBuses(operator);
  return (
    <section id={id} className={`dark ${styles.board}`}>
      <div className={`wrap ${styles.times}`}>
        <div className={styles.part}>
          <h2>{heading}</h2>
          <p>
            Be there <b>{minutesText(operator.earlyMinutes)}</b> before departure.
          </p>
        </div>
        {isTimed(operator) ? (
          <OperatorDepartures operator={operator} />
        ) : (
          <p className="lead">{untimedText(operator)}</p>
        )}
        <p>
          {`${neighborsText(operator, operators)} `}
          <a className={styles.others} href={href}>
            {text}
          </a>
        </p>
      </div>
    </section>
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
            <span>{since ? `Since ${since}` : boardingNames(operator)}</span>
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
                    {isUnconfirmed(operator) && <sup>{unconfirmedStar}</sup>}
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
