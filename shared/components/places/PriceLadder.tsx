import { priceScale, tiers } from "../../content/derived/stays.ts";
import { priceText } from "../../content/formulas/amounts.ts";
import { percentOf } from "../../content/formulas/percent.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./PriceLadder.module.css";

const [lowest, highest] = priceScale;

/** The tiers with the price of a night on one scale, and a link to their list. */
export function PriceLadder() {
  return (
    <ul className="ruled">
      {tiers.map(({ id, name, unit, picture, price: [low, high] }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            <Picture name={picture} alt="" width={96} height={50} />
            <span>
              <span className={styles.name}>{name}</span> {unit && <small>{unit}</small>}
            </span>
            <span className={`num ${styles.price}`}>{priceText([low, high])}</span>
            <svg className={styles.bar} width="100%" height="10" aria-hidden="true">
              <rect
                x={percentOf(low - lowest, highest - lowest)}
                width={percentOf(high - low, highest - lowest)}
                height="10"
                rx="5"
              />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
