import { amountText } from "../../content/formulas/amounts.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./CostTable.module.css";
import { Scroll } from "./Scroll.tsx";

interface Way {
  readonly name: string;
  /** The path of a drawing below `shared/art`, without extension. */
  readonly picture?: string;
}

interface CostTableProps<Part extends string> {
  /** One column each. All amounts are in whole pesos. */
  readonly costs: readonly (Readonly<Record<NoInfer<Part>, number>> & Way)[];
  readonly rows: readonly { readonly id: Part; readonly label: string; readonly isTotal?: true }[];
}

export function CostTable<Part extends string>({ costs, rows }: CostTableProps<Part>) {
  return (
    <Scroll>
      <table className="table ledger">
        <thead>
          <tr className={styles.pictures}>
            <th scope="col">Pesos</th>
            {costs.map(({ name, picture }) => (
              <th key={name} scope="col">
                {picture && <Picture name={picture} alt="" width={288} height={150} />}
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
    </Scroll>
  );
}
