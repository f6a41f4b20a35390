import { boardingNames, starredText } from "../../content/derived/operator-texts.ts";
import { fareRange, isUnconfirmed, type Operator } from "../../content/operators.ts";
import { operatorPath } from "../../paths.ts";
import { OperatorName } from "../operators/OperatorName.tsx";
import ledger from "../text/ledger.module.css";

export function UntimedOperators({ operators }: { readonly operators: readonly Operator[] }) {
  return (
    <div className="scroll">
      <table className={`table ${ledger.ledger}`}>
        <tbody>
          {operators.map((operator) => (
            <tr key={operator.slug}>
              <th scope="row">
                <b>
                  <OperatorName
                    slug={operator.slug}
                    name={starredText(operator.shortName, isUnconfirmed(operator))}
                    href={operatorPath(operator.slug)}
                  />
                </b>
                <p className="fine">{`${operator.tripsPerDay} trips a day from ${boardingNames(operator)}`}</p>
              </th>
              <td>{fareRange(operator)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
