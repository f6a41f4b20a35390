import { terminalById } from "../../content/derived/terminals.ts";
import { baguioStops, goingHomeAdvice, goingHomeTexts, homeReports } from "../../content/going-home.ts";
import { operatorBySlug, operators } from "../../content/operators.ts";
import { keysOf } from "../../values/lists.ts";
import { OperatorName } from "../operators/OperatorName.tsx";
import { BarList } from "../text/BarList.tsx";
import { Details } from "../text/Details.tsx";
import { TermList } from "../text/TermList.tsx";

/** Where a reported departure leads. */
const homeTerminals = [...new Set(homeReports.map(({ to }) => to))];

/** The way back to Manila: the times that were reported, what to do, and where each company loads in Baguio. */
export function GoingHome() {
  return (
    <>
      <div className="halves apart">
        <div>
          <TermList
            anchored
            items={homeTerminals.map((terminal) => ({
              id: `to-${terminal}`,
              term: `To ${terminalById[terminal].shortName}`,
              text: homeReports
                .filter(({ to }) => to === terminal)
                .map(({ operator, reported, text }) => (
                  <p key={operator}>
                    <b>{`${operatorBySlug[operator].shortName}, ${reported}:`}</b> {text}
                  </p>
                )),
            }))}
          />
          <p className="caption">{goingHomeTexts.reports}</p>
        </div>
        <BarList bar="advice" items={goingHomeAdvice} />
      </div>
      <Details summary={goingHomeTexts.stopsSummary}>
        <ul className="ruled">
          {keysOf(baguioStops).map((id) => (
            <li key={id}>
              <p className="row bold">
                {operators
                  .filter(({ baguioStop }) => baguioStop === id)
                  .map((operator) => (
                    <OperatorName key={operator.slug} operator={operator} />
                  ))}
              </p>
              <p>
                <b>{`${baguioStops[id].place}. `}</b>
                {baguioStops[id].text}
              </p>
            </li>
          ))}
        </ul>
      </Details>
    </>
  );
}
