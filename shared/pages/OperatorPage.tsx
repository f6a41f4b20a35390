import type { ReactNode } from "react";
import { Arrow } from "../components/controls/Arrow.tsx";
import { BookingTicket } from "../components/operators/BookingTicket.tsx";
import { BusPictures } from "../components/operators/BusPictures.tsx";
import { FareTable } from "../components/operators/FareTable.tsx";
import { OperatorDepartures } from "../components/operators/OperatorDepartures.tsx";
import { OperatorName } from "../components/operators/OperatorName.tsx";
import { ProfileSections } from "../components/operators/ProfileSections.tsx";
import { TerminalLocations } from "../components/operators/TerminalLocations.tsx";
import { Picture } from "../components/pictures/Picture.tsx";
import { Badge } from "../components/text/Badge.tsx";
import { FactList } from "../components/text/FactList.tsx";
import { NoteList } from "../components/text/NoteList.tsx";
import { StatCards } from "../components/text/StatCards.tsx";
import { boardingText, coachText, neighborsOf } from "../content/operator-texts.ts";
import type { Operator } from "../content/operators.ts";
import { fareRange, operatorBySlug } from "../content/operators.ts";
import { fullBusAdvice } from "../content/schedule-notes.ts";
import { profileSection, type Section } from "../content/sections.ts";
import { terminalById } from "../content/terminals.ts";
import { operatorPath, paths } from "../paths.ts";
import styles from "./OperatorPage.module.css";

interface OperatorPageProps {
  readonly operator: Operator;
}

/** The profile of an operator: one template for all of them. */
export function OperatorPage({ operator }: OperatorPageProps) {
  const { slug, name, tagline, about, since, tripsPerDay, travelTime, terminals, keyFeatures, tips } =
    operator;
  const otherBuses = profileSection(operator, "other-buses");
  const [main] = terminals;
  const origin =
    since === undefined && main ? `From ${terminalById[main.terminal].shortName}` : `Since ${since}`;
  return (
    <>
      <div className={styles.head}>
        <div className={`wrap ${styles.opening}`}>
          <a className={styles.back} href={paths.operators}>
            <Arrow />
            Back to All Operators
          </a>
          <h1 translate="no">{name}</h1>
          <p className="lead">{tagline}</p>
          <p>{boardingText(operator)}</p>
          <p className={styles.badges}>
            <Badge tone="gold">{origin}</Badge>
            <Badge tone="pine">{`${tripsPerDay} trips a day`}</Badge>
          </p>
        </div>
      </div>
      <div className={styles.scene}>
        <Picture name={`buses/${slug}-wide`} alt={coachText(operator)} width={1440} height={420} eager />
      </div>
      <div className="wrap">
        <StatCards
          items={[
            { label: "Fare range", value: fareRange(operator) },
            { label: "Travel time", value: travelTime },
            { label: "Daily trips", value: String(tripsPerDay) },
            { label: "Terminals in Metro Manila", value: String(terminals.length) },
          ]}
        />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Part {...profileSection(operator, "about")} className={styles.about}>
              {about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Part>
            <Part {...profileSection(operator, "fares")}>
              <FareTable operator={operator} />
            </Part>
            <Part {...profileSection(operator, "departures")}>
              <OperatorDepartures operator={operator} />
            </Part>
            <Part {...profileSection(operator, "terminals")}>
              <TerminalLocations operator={operator} />
            </Part>
            <Part {...profileSection(operator, "the-bus")}>
              <BusPictures operator={operator} />
            </Part>
            <Part {...profileSection(operator, "key-features")}>
              <FactList items={keyFeatures} />
            </Part>
            <ProfileSections operator={operator} />
            <Part {...profileSection(operator, "tips")}>
              <NoteList items={tips} />
            </Part>
          </div>
          <aside className={styles.side}>
            <BookingTicket operator={operator} />
            <section id={otherBuses.id}>
              <h2 className={styles.otherBuses}>{otherBuses.heading}</h2>
              <p>{fullBusAdvice}</p>
              <ul className={styles.neighbors}>
                {neighborsOf(operator).map((other) => (
                  <li key={other}>
                    <OperatorName
                      slug={other}
                      name={operatorBySlug[other].shortName}
                      href={operatorPath(other)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          </aside>
        </div>
      </div>
    </>
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
