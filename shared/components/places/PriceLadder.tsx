import { tiers } from "../../content/derived/stays.ts";
import { classNames } from "../../styles/class-names.ts";
import { percentOf, priceText, spanOf } from "../../values/format.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./PriceLadder.module.css";

/** Rooms, lowest price first, then whole houses. */
const ladder = [
  ...[...tiers.hotels, ...tiers.inns].toSorted((a, b) => a.price[0] - b.price[0]),
  ...tiers.transient,
];

const [lowest, highest] = spanOf(ladder.map(({ price }) => price));
const step = 5000;
const roundPrices = Array.from({ length: Math.ceil(highest / step) }, (_, count) => count * step).filter(
  (price) => price > lowest,
);
/** The scale, in pesos a night. */
const ticks = [
  { price: lowest, anchor: "start" },
  ...roundPrices.map((price) => ({ price, anchor: "middle" }) as const),
  { price: highest, anchor: "end" },
] as const;

/** The tiers with the price of a night on one scale, and a link to their list. */
export function PriceLadder() {
  return (
    <div>
      <div className={`row ${styles.link}`}>
        <svg className={styles.scale} width="100%" height="16" aria-hidden="true">
          {ticks.map(({ price, anchor }) => (
            <text key={price} x={placeOf(price)} y="12" textAnchor={anchor}>
              {priceText(price)}
            </text>
          ))}
        </svg>
      </div>
      <ul className="ruled">
        {ladder.map(({ id, name, persons, price: [low, high] }) => (
          <li key={id} className={classNames(styles.rung, persons && styles.wholeHouse)}>
            <a className={`row plain-link ${styles.link}`} href={`#${id}`}>
              <Picture
                className={`boxed ${styles.picture}`}
                name={`spots/${id}`}
                alt=""
                width={96}
                height={50}
              />
              <span className={styles.label}>
                <b>{name}</b> {persons && <small className={styles.persons}>{persons}</small>}
              </span>
              <span className={`display-name ${styles.price}`}>{priceText([low, high])}</span>
              <svg className={styles.bar} width="100%" height="20" aria-hidden="true">
                {ticks.map(({ price }) => (
                  <line key={price} x1={placeOf(price)} x2={placeOf(price)} y2="100%" />
                ))}
                <line className={styles.range} x1={placeOf(low)} x2={placeOf(high)} y1="50%" y2="50%" />
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a price lies on the scale. */
function placeOf(price: number): string {
  return percentOf(price - lowest, highest - lowest);
}
