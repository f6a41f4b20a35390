import type { ReactNode } from "react";
import { BookingTicket } from "../components/operators/BookingTicket.tsx";
import { BusPictures } from "../components/operators/BusPictures.tsx";
import { FareTable } from "../components/operators/FareTable.tsx";
import { OperatorDepartures } from "../components/operators/OperatorDepartures.tsx";
import { OperatorHead } from "../components/operators/OperatorHead.tsx";
import { TerminalLocations } from "../components/operators/TerminalLocations.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { neighborsText, profileSection, untimedText } from "../content/derived/operator-texts.ts";
import { otherBuses } from "../content/derived/other-buses.ts";
import { isTimed } from "../content/derived/timetable.ts";
import { minutesText } from "../content/formulas/amounts.ts";
import { type Operator, operators } from "../content/operators.ts";
import type { Section } from "../content/sections.ts";
import styles from "./OperatorPage.module.css";

interface OperatorPageProps {
  readonly operator: Operator;
}

export function OperatorPage({ operator }: OperatorPageProps) {
  const { about, keyFeatures, routes, tips } = operator;
  return (
    <>
      <OperatorHead operator={operator} />
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
      <div className={`wrap ${styles.columns} ${styles.ends}`}>
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
