import { amountOf } from "../../content/formulas/amounts.ts";
import { fareEnds, type Operator } from "../../content/operators.ts";
import styles from "./FareBar.module.css";
import stripes from "./stripes.module.css";

/** The ends of the scale that all fares are drawn on, in pesos. */
export interface FareScale {
  readonly low: number;
  readonly high: number;
}

interface FareBarProps {
  readonly operator: Operator;
  readonly scale: FareScale;
}

/** Pesos between two marks on the scale. */
const step = 50;

/**
 * A ribbon from an operator's lowest fare to its highest. Horizontally, one unit of the drawing is one peso.
 */
export function FareBar({ operator, scale: { low, high } }: FareBarProps) {
  const [lowest, highest] = fareEnds(operator);
  const ribbon = { x: amountOf(lowest), width: amountOf(highest) - amountOf(lowest) };
  const marks = Array.from({ length: Math.ceil(high / step) }, (_, index) => index * step).filter(
    (amount) => amount > low,
  );
  return (
    <svg
      className={`${styles.bar} ${stripes[operator.slug]}`}
      viewBox={`${low} 0 ${high - low} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.ground} x={low} width={high - low} height="12" />
      <path className={styles.marks} d={marks.map((amount) => `M${amount} 0v12`).join("")} />
      <rect className={styles.first} {...ribbon} height="4" />
      <rect className={styles.second} {...ribbon} y="4" height="4" />
      <rect className={styles.third} {...ribbon} y="8" height="4" />
      <rect className={styles.outline} {...ribbon} height="12" />
    </svg>
  );
}
