import { priceScale, tiers } from "../../content/derived/stays.ts";
import { amountText, priceText } from "../../content/formulas/amounts.ts";
import { percentOf } from "../pictures/percent-of.ts";
import styles from "./PriceLadder.module.css";

const [lowest, highest] = priceScale;
const ticks = [lowest, 5000, 10_000, highest];

/** The tiers with the price of a night on one scale, and a link to their list. */
export function PriceLadder() {
  return (
    <div>
      <ul className="ruled">
        {tiers.map(({ id, name, unit, price: [low, high] }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              <span className={`row ${styles.head}`}>
                <span className={styles.name}>{name}</span>
                {unit && <span className="fine">{unit}</span>}
                <span className={`num ${styles.price}`}>{priceText([low, high])}</span>
              </span>
              <svg className={styles.bar} width="100%" height="10" aria-hidden="true">
                <rect x={shareOf(low)} width={percentOf(high - low, highest - lowest)} height="10" rx="5" />
              </svg>
            </a>
          </li>
        ))}
      </ul>
      <svg className={styles.scale} height="20" aria-hidden="true">
        {ticks.map((pesos) => (
          <text key={pesos} x={shareOf(pesos)} y="14" textAnchor={anchorOf(pesos)}>
            {amountText(pesos)}
          </text>
        ))}
      </svg>
    </div>
  );
}

function shareOf(pesos: number): string {
  return percentOf(pesos - lowest, highest - lowest);
}

function anchorOf(pesos: number): "start" | "middle" | "end" {
  return pesos === lowest ? "start" : pesos === highest ? "end" : "middle";
}
