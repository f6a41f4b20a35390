import { priceText } from "../../content/amounts.ts";
import type { DayCost } from "../../content/day-costs.ts";
import styles from "./DayCosts.module.css";

interface DayCostsProps {
  readonly costs: readonly DayCost[];
}

/** What a day costs, as sums: a column for each way of traveling. */
export function DayCosts({ costs }: DayCostsProps) {
  return (
    <div className="scroll">
      <table className={styles.costs}>
        <caption className="vh">Pesos for one person</caption>
        <thead>
          <tr>
            <td />
            {costs.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Half a room</th>
            {costs.map(({ id, room, bed }) => (
              <td key={id}>
                {priceText(bed)}
                <small className={styles.room}>{room}</small>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Meals, rides, fees</th>
            {costs.map(({ id, budget }) => (
              <td key={id}>{priceText(budget)}</td>
            ))}
          </tr>
          <tr className={styles.total}>
            <th scope="row">A day</th>
            {costs.map(({ id, total }) => (
              <td key={id}>{priceText(total)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
