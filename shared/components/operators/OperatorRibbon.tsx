import type { OperatorSlug } from "../../content/operators.ts";
import styles from "./OperatorRibbon.module.css";
import stripes from "./stripes.module.css";

interface OperatorRibbonProps {
  readonly slug: OperatorSlug;
}

/** The operator's three stripes on a small swatch. The name stands beside it. */
export function OperatorRibbon({ slug }: OperatorRibbonProps) {
  return <span className={`${styles.ribbon} ${stripes[slug]}`} aria-hidden="true" />;
}
