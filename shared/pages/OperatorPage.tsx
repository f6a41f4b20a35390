import type { ReactNode } from "react";
import { Arrow } from "../components/controls/Arrow.tsx";
import { BookingTicket } from "../components/operators/BookingTicket.tsx";
import { BusPictures } from "../components/operators/BusPictures.tsx";
import { DeparturesToAsk } from "../components/operators/DeparturesToAsk.tsx";
import { FareTable } from "../components/operators/FareTable.tsx";
import { OperatorDepartures } from "../components/operators/OperatorDepartures.tsx";
import { TerminalLocations } from "../components/operators/TerminalLocations.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Badge } from "../components/text/Badge.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { StatCards } from "../components/text/StatCards.tsx";
import { TermList } from "../components/text/TermList.tsx";
import { boardingNames, busTypesText, coachText, neighborsText } from "../content/derived/operator-texts.ts";
import { profileSection } from "../content/derived/profile-sections.ts";
import { isTimed } from "../content/derived/timetable.ts";
import { fareRange, isUnconfirmed, type Operator } from "../content/operators.ts";
import { fullBusAdvice } from "../content/schedule-notes.ts";
import type { Section } from "../content/sections.ts";
import { paths } from "../paths.ts";
import styles from "./OperatorPage.module.css";

interface OperatorPageProps {
  readonly operator: Operator;
}

/** The profile of an operator. All operators share this template. */
export function OperatorPage({ operator }: OperatorPageProps) {
  const { about, keyFeatures, tips, routes } = operator;
  return (
    <>
      <Opening operator={operator} />
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.first}>
            {isTimed(operator) && (
              <Part {...profileSection(operator, "departures")}>
                <OperatorDepartures operator={operator} />
              </Part>
            )}
            <Part {...profileSection(operator, "fares")}>
              <FareTable operator={operator} />
            </Part>
          </div>
          <aside className={styles.side}>
            <BookingTicket operator={operator} />
            <Part {...profileSection(operator, "key-features")}>
              <BarList mark="fact" items={keyFeatures} />
            </Part>
            <Part {...profileSection(operator, "tips")}>
              <BarList mark="advice" items={tips} />
            </Part>
          </aside>
          <div className={styles.rest}>
            {routes && (
              <Part {...profileSection(operator, "routes")}>
                <TermList items={routes.map(({ title, text }) => ({ id: title, term: title, text }))} />
              </Part>
            )}
            <Part {...profileSection(operator, "about")} className="prose">
              {about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Part>
            <Part {...profileSection(operator, "the-bus")}>
              <BusPictures operator={operator} />
            </Part>
            <Part {...profileSection(operator, "terminals")}>
              <TerminalLocations operator={operator} />
            </Part>
            <Part {...profileSection(operator, "other-buses")} className="prose">
              <p>{`${fullBusAdvice} ${neighborsText(operator)}`}</p>
              <p>
                <a href={paths.operators}>Compare all companies</a>
              </p>
            </Part>
          </div>
        </div>
      </div>
    </>
  );
}

/** The operator's name, its bus on the road, and at once whether the guide has no times. */
function Opening({ operator }: OperatorPageProps) {
  const { slug, name, tagline, since, tripsPerDay, travelTime, terminals } = operator;
  return (
    <div className={styles.head}>
      <div className={`wrap ${styles.opening}`}>
        <div className={styles.intro}>
          <a className={styles.back} href={paths.operators}>
            <Arrow />
            Back to All Operators
          </a>
          <h1 className={styles.name} translate="no">
            {name}
          </h1>
          <p className="lead">{tagline}</p>
          <p className={styles.badges}>
            <Badge>{since === undefined ? `From ${boardingNames(operator)}` : `Since ${since}`}</Badge>
            <Badge>{busTypesText(operator)}</Badge>
          </p>
        </div>
        {!isTimed(operator) && <DeparturesToAsk operator={operator} />}
        <StatCards
          items={[
            { label: "Fare range", value: fareRange(operator) },
            { label: "Travel time", value: travelTime },
            {
              label: isUnconfirmed(operator) ? "Listed daily trips" : "Daily trips",
              value: String(tripsPerDay),
            },
            {
              label: terminals.length === 1 ? "Boarding terminal" : "Boarding terminals",
              value: String(terminals.length),
            },
          ]}
        />
        <div className={styles.scene}>
          <Picture name={`buses/${slug}-wide`} alt={coachText(operator)} width={1440} height={420} eager />
        </div>
      </div>
    </div>
  );
}

interface PartProps extends Section {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Part({ id, heading, className, children }: PartProps) {
  return (
    <section id={id} className={className}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
