import { amountText } from "../../format.ts";
import { Table } from "./Table.tsx";

interface CostColumn {
  readonly name: string;
}

interface CostTableProps<Part extends string> {
  /** For screen readers. */
  readonly caption: string;
  /** One column each. All amounts are in whole pesos. */
  readonly costs: readonly (Readonly<Record<NoInfer<Part>, number>> & CostColumn)[];
  readonly rows: readonly { readonly id: Part; readonly label: string; readonly isTotal?: true }[];
}

export function CostTable<Part extends string>({ caption, costs, rows }: CostTableProps<Part>) {
  return (
    <Table amounts caption={caption}>
      <thead>
        <tr>
          <th scope="col">Pesos</th>
          {costs.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, isTotal }) => (
          <tr key={id} className={isTotal && "ruled"}>
            <th scope="row">{isTotal ? <b>{label}</b> : label}</th>
            {costs.map((cost) => (
              <td key={cost.name} className="amount">
                {cost[id] === 0 ? "none" : amountText(cost[id])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
