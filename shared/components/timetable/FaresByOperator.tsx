import { discountedFare } from "../../content/derived/operators.ts";
import { timetableClasses, timetableOperators } from "../../content/derived/timetable.ts";
import { minutesText, priceText } from "../../content/formulas/amounts.ts";
import ledger from "../../styles/ledger.module.css";
import { OperatorName } from "../text/OperatorName.tsx";

export function FaresByOperator() {
  return (
    <table className={`table ${ledger.ledger}`} data-nosnippet="">
      <caption className="sr-only">Fares by company and class</caption>
      <thead>
        <tr>
          <th scope="col">Company and class</th>
          <th scope="col">Fare</th>
          <th scope="col">With ID</th>
        </tr>
      </thead>
      {timetableOperators.map(({ slug, shortName, earlyMinutes, counterFareNote }) => (
        <tbody key={slug}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              <b>
                <OperatorName slug={slug} name={shortName} />
              </b>
              {`: be there ${minutesText(earlyMinutes)} before`}
              {counterFareNote && <p className="fine">{counterFareNote}</p>}
            </th>
          </tr>
          {timetableClasses(slug).map(({ busType, price }) => (
            <tr key={busType}>
              <td>{busType}</td>
              <td>{priceText(price)}</td>
              <td>{priceText(discountedFare(price))}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
