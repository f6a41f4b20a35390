import { amountOf } from "../../content/formulas/amounts.ts";
import { fareEnds, type Operator } from "../../content/operators.ts";
import styles from "./FareBar.module.css";

/** The ends of the scale that all fares are drawn on, in pesos. */
export interface FareScale {
  readonly low: number;
  readonly high: number;
}

interface FareBarProps {
  readonly operator: Operator;
  readonly scale: FareScale;
}

/** A bar from an operator's lowest fare to its highest. Horizontally, one unit of the drawing is one peso. */
export function FareBar({ operator, scale: { low, high } }: FareBarProps) {
  const [lowest, highest] = fareEnds(operator).map(amountOf);
  return (
    <svg
      className={styles.bar}
      viewBox={`${low} 0 ${high - low} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.range} d={`M${lowest} 0H${highest}v1H${lowest}z`} />
    </svg>
  );
}
