import { amountText } from "../../content/formulas/amounts.ts";
import styles from "./CostTable.module.css";

interface CostTableProps<Part extends string> {
  /** One column for each way of traveling. All amounts are in whole pesos. */
  readonly costs: readonly (Readonly<Record<NoInfer<Part>, number>> & { readonly name: string })[];
  readonly rows: readonly { readonly id: Part; readonly label: string; readonly isTotal?: true }[];
}

/** A table of costs: one row for each part, one column for each way of traveling. */
export function CostTable<Part extends string>({ costs, rows }: CostTableProps<Part>) {
  return (
    <div className="scroll">
      <table className={styles.table}>
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
            <tr key={id} className={isTotal && styles.total}>
              <th scope="row">{label}</th>
              {costs.map((cost) => (
                <td key={cost.name}>{cost[id] === 0 ? "none" : amountText(cost[id])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
