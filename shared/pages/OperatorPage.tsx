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
import type { Operator } from "../content/operator.ts";
import { boardingText, coachText, neighboursOf } from "../content/operator-texts.ts";
import { fareRange, operatorBySlug } from "../content/operators.ts";
import { fullBusAdvice } from "../content/schedule-notes.ts";
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
            <section id="about" className={styles.about}>
              <h2>{`About ${name}`}</h2>
              {about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
            <section id="fares">
              <h2>Bus types and fares</h2>
              <FareTable operator={operator} />
            </section>
            <section id="departures">
              <h2>Departures</h2>
              <OperatorDepartures operator={operator} />
            </section>
            <section id="terminals">
              <h2>Terminal Locations</h2>
              <TerminalLocations operator={operator} />
            </section>
            <section id="the-bus">
              <h2>The bus</h2>
              <BusPictures operator={operator} />
            </section>
            <section id="key-features">
              <h2>Key Features</h2>
              <FactList items={keyFeatures} />
            </section>
            <ProfileSections operator={operator} />
            <section id="tips">
              <h2>Tips</h2>
              <NoteList items={tips} />
            </section>
          </div>
          <aside className={styles.side}>
            <BookingTicket operator={operator} />
            <section id="other-buses">
              <h2 className={styles.otherBuses}>Other buses from the same terminals</h2>
              <p>{fullBusAdvice}</p>
              <ul className={styles.neighbours}>
                {neighboursOf(operator).map((other) => (
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
