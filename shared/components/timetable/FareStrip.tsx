import type { TimetableOperator } from "../../content/timetable.ts";
import { OperatorName } from "../operators/OperatorName.tsx";
import stripes from "../operators/stripes.module.css";
import styles from "./FareStrip.module.css";

interface FareStripProps {
  readonly operators: readonly TimetableOperator[];
}

/** Pesos between two marks on the track. */
const step = 50;

/** The fares of each operator as a ribbon on a common track, from the cheapest bus type to the dearest. */
export function FareStrip({ operators }: FareStripProps) {
  const amounts = operators.flatMap(({ fares }) => fares.map(({ amount }) => amount));
  const low = Math.floor(Math.min(...amounts) / step) * step;
  const high = Math.ceil(Math.max(...amounts) / step) * step;
  const place = (amount: number) => (100 * (amount - low)) / (high - low);
  const marks = Array.from({ length: (high - low) / step }, (_, index) => place(low + index * step));
  return (
    <div className="num">
      <ul className={styles.fares}>
        {operators.map(({ slug, name, fares }) => (
          <li key={slug} className={styles.operator}>
            <span className={styles.name}>
              <OperatorName slug={slug} name={name} />
            </span>
            <span className={styles.range}>
              {[...new Set([fares[0]?.price, fares.at(-1)?.price])].join("–")}
            </span>
            <svg className={`${styles.track} ${stripes[slug]}`} aria-hidden="true">
              <linearGradient id={`fares-${slug}`} x2="0" y2="1">
                <stop className={styles.first} offset=".34" />
                <stop className={styles.second} offset=".34" />
                <stop className={styles.second} offset=".67" />
                <stop className={styles.third} offset=".67" />
              </linearGradient>
              <rect className={styles.ground} width="100%" height="16" />
              {marks.map((mark) => (
                <line key={mark} className={styles.mark} x1={percent(mark)} x2={percent(mark)} y2="16" />
              ))}
              <Ribbon slug={slug} places={fares.map(({ amount }) => place(amount))} />
            </svg>
            <span className={styles.types}>
              {fares.map(({ busType, price }) => `${busType} ${price}`).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.scale} aria-hidden="true">
        {[low, (low + high) / 2, high].map((amount) => (
          <span key={amount}>{`₱${amount}`}</span>
        ))}
      </div>
    </div>
  );
}

interface RibbonProps {
  readonly slug: TimetableOperator["slug"];
  /** Where each fare lies on the track, in percent. */
  readonly places: readonly number[];
}

/** A bar from the cheapest fare to the dearest; a dot where there is only one. */
function Ribbon({ slug, places }: RibbonProps) {
  const from = Math.min(...places);
  const to = Math.max(...places);
  const look = { className: styles.ribbon, fill: `url(#fares-${slug})` };
  return from === to ? (
    <circle cx={percent(from)} cy="8" r="7" {...look} />
  ) : (
    <rect x={percent(from)} y="1" width={percent(to - from)} height="14" rx="7" {...look} />
  );
}

function percent(value: number): string {
  return `${Math.round(value * 10) / 10}%`;
}
