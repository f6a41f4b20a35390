import { BookingTicket } from "../components/operators/BookingTicket.tsx";
import { BusPictures } from "../components/operators/BusPictures.tsx";
import { FareTable } from "../components/operators/FareTable.tsx";
import { OperatorDepartures } from "../components/operators/OperatorDepartures.tsx";
import { OperatorHead } from "../components/operators/OperatorHead.tsx";
import { TerminalLocations } from "../components/operators/TerminalLocations.tsx";
import { AsOf } from "../components/page/AsOf.tsx";
import { Topic } from "../components/page/Topic.tsx";
import { BarList } from "../components/text/BarList.tsx";
import { DotList } from "../components/text/DotList.tsx";
import { earlyText, fareNote, untimedText } from "../content/derived/operator-texts.ts";
import { neighborsText, otherBuses, profileSection, profileTips } from "../content/derived/profiles.ts";
import { isTimed } from "../content/derived/timetable.ts";
import { type Operator, operators } from "../content/operators.ts";
import styles from "./OperatorPage.module.css";

interface OperatorPageProps {
  readonly operator: Operator;
}

export function OperatorPage({ operator }: OperatorPageProps) {
  const { about, keyFeatures, routes } = operator;
  return (
    <>
      <OperatorHead operator={operator} />
      <CompanyBoard operator={operator} />
      <div className="wrap">
        <div className={styles.facts}>
          <Topic {...profileSection(operator, "fares")}>
            <FareTable operator={operator} />
            <AsOf lead={fareNote(operator)} />
          </Topic>
          <Topic {...profileSection(operator, "key-features")}>
            <DotList items={keyFeatures} />
          </Topic>
          {routes && (
            <Topic {...profileSection(operator, "routes")}>
              <BarList bar="fact" items={routes.map(({ title, text }) => ({ lead: `${title}.`, text }))} />
            </Topic>
          )}
          <Topic {...profileSection(operator, "terminals")}>
            <TerminalLocations operator={operator} />
          </Topic>
        </div>
      </div>
      <div className={styles.company}>
        <div className={`wrap stack ${styles.story}`}>
          <Topic beside {...profileSection(operator, "about")}>
            <div className="stack">
              {about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Topic>
          <Topic beside {...profileSection(operator, "tips")}>
            <BarList bar="advice" items={profileTips(operator)} />
          </Topic>
          <BusPictures operator={operator} />
        </div>
      </div>
      <div className={`wrap ${styles.advice}`}>
        <BookingTicket operator={operator} />
      </div>
    </>
  );
}

/** The board of a company, or why it has none, and the way to the boards of others. */
function CompanyBoard({ operator }: OperatorPageProps) {
  const { id, heading } = profileSection(operator, "departures");
  const { href, text } = otherBuses(operator);
  const timed = isTimed(operator);
  return (
    <section id={id} className="dark">
      <div className={`wrap stack ${styles.board}`}>
        <div className="row">
          <h2 className="minor">{heading}</h2>
          <b>{earlyText(operator)}</b>
        </div>
        {timed && <OperatorDepartures operator={operator} />}
        <p>
          {`${timed ? neighborsText(operator, operators) : untimedText(operator)} `}
          <a className="target" href={href}>
            {text}
          </a>
        </p>
      </div>
    </section>
  );
}
