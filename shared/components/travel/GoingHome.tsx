import { terminalById } from "../../content/derived/terminals.ts";
import { baguioStops, goingHomeTexts, homeReports } from "../../content/going-home.ts";
import { operatorBySlug, operators } from "../../content/operators.ts";
import { BarList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import { OperatorName } from "../text/OperatorName.tsx";
import { TermList } from "../text/TermList.tsx";
import styles from "./GoingHome.module.css";

const reports = homeReports.map(({ to, operator, reported, text }) => ({
  id: `${to} ${operator} ${reported}`,
  term: `To ${terminalById[to].shortName}`,
  lead: `${operatorBySlug[operator].shortName}, ${reported}:`,
  text,
}));

const stops = Object.entries(baguioStops).map(([id, stop]) => ({
  ...stop,
  id,
  companies: operators.filter(({ baguioStop }) => baguioStop === id),
}));

/** The way back to Manila: what to do, the times that were reported, and where each company loads in Baguio. */
export function GoingHome() {
  return (
    <>
      <div className={`tiles ${styles.home}`}>
        <BarList bar="advice" items={goingHomeTexts.advice} />
        <div>
          <TermList items={reports} />
          <p className={`fine ${styles.note}`}>{goingHomeTexts.reports}</p>
        </div>
      </div>
      <Details summary={`Where each company loads in Baguio (${operators.length})`}>
        <ul className="ruled">
          {stops.map(({ id, place, text, companies }) => (
            <li key={id}>
              <p className={`row ${styles.companies}`}>
                {companies.map((operator) => (
                  <OperatorName key={operator.slug} operator={operator} />
                ))}
              </p>
              <p>
                <b>{`${place}. `}</b>
                {text}
              </p>
            </li>
          ))}
        </ul>
      </Details>
    </>
  );
}
