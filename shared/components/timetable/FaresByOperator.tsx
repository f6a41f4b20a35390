import { discountedFare } from "../../content/derived/operators.ts";
import { timetableClasses, timetableOperators } from "../../content/derived/timetable.ts";
import { minutesText, priceText } from "../../content/formulas/amounts.ts";
import ledger from "../../styles/ledger.module.css";
import { OperatorName } from "../text/OperatorName.tsx";
import { Table } from "../text/Table.tsx";

export function FaresByOperator() {
  return (
    <Table className={ledger.ledger} caption="Fares by company and class" data-nosnippet="">
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
    </Table>
  );
}
