import type { Way } from "../../content/derived/getting-there.ts";
import { hoursText, priceText } from "../../content/formulas/amounts.ts";
import styles from "./WayFigures.module.css";

/** The cost and duration of a way, in its tab. In wide fonts, the cost breaks into two lines. */
export function WayFigures({ way: { cost, per, hours } }: { readonly way: Way }) {
  const [low, high] = cost.map(priceText);
  return (
    <div className={`stack ${styles.figures}`}>
      <b>
        {low}–<wbr />
        {high}
      </b>
      <span>{per}</span>
      {hoursText(hours)}
    </div>
  );
}
