import { discountedFare, lowerFareText } from "../../content/derived/operators.ts";
import { cheapestOf, timetable, timetableClasses } from "../../content/derived/timetable.ts";
import { timetableOperators, timetableTexts, untimedOperators } from "../../content/timetable.ts";
import { priceText, unitText } from "../../values/format.ts";
import { OperatorName } from "../operators/OperatorName.tsx";
import { Table } from "../text/Table.tsx";

export function FaresByOperator() {
  const cheapest = cheapestOf(timetable);
  const lowest = `${cheapest.operator} is the cheapest in this timetable, at ${priceText(cheapest.price)}.`;
  const lower = lowerFareText(cheapest.price, untimedOperators);
  return (
    <>
      <p>{["One way, for one seat.", lowest, lower].filter(Boolean).join(" ")}</p>
      <p>{timetableTexts.discount}</p>
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
                {`: be there ${unitText(operator.earlyMinutes, "minutes")} early`}
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
