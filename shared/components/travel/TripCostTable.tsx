import { amountText } from "../../content/amounts.ts";
import { type TripCost, tripCostRows } from "../../content/trip-cost.ts";
import styles from "./TripCostTable.module.css";

interface TripCostTableProps {
  readonly costs: readonly TripCost[];
}

/** What a trip costs in several ways of traveling, part by part. */
export function TripCostTable({ costs }: TripCostTableProps) {
  return (
    <div className="scroll">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Pesos</th>
            {costs.map(({ name }) => (
              <th key={name} scope="col" className={styles.amount}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tripCostRows.map(({ id, label }) => (
            <tr key={id} className={id === "total" ? styles.total : undefined}>
              <th scope="row">{label}</th>
              {costs.map((cost) => (
                <td key={cost.name} className={styles.amount}>
                  {cost[id] === 0 ? "none" : amountText(cost[id])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
