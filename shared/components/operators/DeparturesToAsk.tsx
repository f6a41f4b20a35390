import { Fragment } from "react";
import { noDeparturesText } from "../../content/derived/operator-texts.ts";
import { origins, summaryOf } from "../../content/derived/timetable.ts";
import type { Operator } from "../../content/operators.ts";
import { anyCompanyText } from "../../content/profile-texts.ts";
import { paths } from "../../paths.ts";
import { boardAnchor, departuresText } from "../../universal/departures.ts";

interface DeparturesToAskProps {
  readonly operator: Operator;
}

/** Shown for operators outside the timetable: where to ask, and what others run from the same terminals. */
export function DeparturesToAsk({ operator }: DeparturesToAskProps) {
  const shared = origins.filter(({ id }) => operator.terminals.some(({ terminal }) => terminal === id));
  return (
    <p className="prose">
      {noDeparturesText(operator)}
      {shared.length > 0 && ` ${anyCompanyText}`}
      {shared.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 ? " and " : " "}
          <a href={`${paths.schedules}#${boardAnchor(id)}`}>{departuresText(summaryOf(id).count, name)}</a>
        </Fragment>
      ))}
      {shared.length > 0 && "."}
    </p>
  );
}
