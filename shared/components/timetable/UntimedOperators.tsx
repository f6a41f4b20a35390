import { boardingNames } from "../../content/derived/operator-texts.ts";
import { fareRange } from "../../content/derived/operators.ts";
import { untimedOperators } from "../../content/derived/timetable.ts";
import { joinWords } from "../../content/formulas/lists.ts";
import ledger from "../../styles/ledger.module.css";
import { OperatorLink } from "../text/OperatorName.tsx";
import { Table } from "../text/Table.tsx";

export function UntimedOperators() {
  return (
    <Table className={ledger.ledger} caption="Companies without times">
      <tbody>
        {untimedOperators.map((operator) => (
          <tr key={operator.slug}>
            <th scope="row">
              <b>
                <OperatorLink operator={operator} />
              </b>
              <p className="fine">{`${operator.tripsPerDay} trips a day from ${joinWords(boardingNames(operator))}`}</p>
            </th>
            <td>{fareRange(operator)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
