import { climate } from "../../content/climate.ts";
import { cheaperCompanyText, discountedFare, fareRange, tripsText } from "../../content/derived/operators.ts";
import { lastBusInTime, terminalServices } from "../../content/derived/terminal-services.ts";
import { cheapestOf, schedule, timetableClasses, untimedOperators } from "../../content/derived/timetable.ts";
import { busTravelHours } from "../../content/figures.ts";
import { unconfirmedNote } from "../../content/operators.ts";
import {
  deadlinesHeading,
  deadlinesNote,
  discountNote,
  fullBusAdvice,
  timetableOperators,
  untimedNote,
} from "../../content/schedule.ts";
import { mark } from "../../contract/page.ts";
import { minutesText, priceText, spanOf } from "../../format.ts";
import { parse12Hour, timeInWords } from "../../time/clock.ts";
import { OperatorLink, OperatorName } from "../operators/OperatorName.tsx";
import { Table } from "../text/Table.tsx";

const [firstSunset] = spanOf(climate.map(({ sunset }) => parse12Hour(sunset)));

const deadlines = [
  ...[6, 8, 10].map((hour) => ({ name: `by ${timeInWords(hour * 60)}`, by: hour * 60 })),
  { name: "by dark", by: firstSunset },
];

/** The last bus from each terminal that reaches Baguio by a given hour, even on a slow trip. */
export function ArriveBy() {
  return (
    <>
      <h3>{deadlinesHeading}</h3>
      <Table className="note" caption="Last bus of each terminal">
        <thead>
          <tr>
            <th scope="col">In Baguio</th>
            {terminalServices.map(({ id, name }) => (
              <th key={id} scope="col" {...mark("origin", id)} translate="no">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deadlines.map(({ name, by }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {terminalServices.map(({ id, departures }) => (
                <td key={id} {...mark("origin", id)}>
                  {timeInWords(lastBusInTime(departures, by, busTravelHours))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="note">{deadlinesNote}</p>
    </>
  );
}

export function FaresByOperator() {
  const cheapest = cheapestOf(schedule);
  const lowest = `${cheapest.operator} is the cheapest in this timetable, at ${priceText(cheapest.price)}.`;
  const lower = cheaperCompanyText(cheapest.price, untimedOperators);
  return (
    <>
      <p>{["One way, for one seat.", lowest, lower].filter(Boolean).join(" ")}</p>
      <p>{discountNote}</p>
      <Table amounts caption="Fares by company and class">
        <thead>
          <tr>
            <th scope="col">Company and class</th>
            <th scope="col">Fare</th>
            <th scope="col">With ID</th>
          </tr>
        </thead>
        {timetableOperators.map((operator) => (
          <tbody key={operator.slug}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                <b>
                  <OperatorName operator={operator} />
                </b>
                {`: be there ${minutesText(operator.earlyMinutes)} early`}
                {operator.counterFareNote && <p className="note">{operator.counterFareNote}</p>}
              </th>
            </tr>
            {timetableClasses(operator.slug).map(({ busType, price }) => (
              <tr key={busType}>
                <td>{busType}</td>
                <td className="amount">{priceText(price)}</td>
                <td className="amount">{priceText(discountedFare(price))}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </>
  );
}

export function UntimedOperators() {
  return (
    <>
      <p>{`${untimedNote} ${unconfirmedNote}`}</p>
      <Table amounts caption="Companies without times">
        <tbody>
          {untimedOperators.map((operator) => (
            <tr key={operator.slug}>
              <th scope="row">
                <b>
                  <OperatorLink operator={operator} />
                </b>
                <p className="note">{tripsText(operator)}</p>
              </th>
              <td className="amount">{fareRange(operator)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>{fullBusAdvice}</p>
    </>
  );
}
