import { type OperatorSlug, operatorBySlug } from "../../content/operators.ts";
import { operatorPath } from "../../paths.ts";
import { OperatorName } from "./OperatorName.tsx";
import styles from "./OperatorNames.module.css";

interface OperatorNamesProps {
  readonly slugs: readonly OperatorSlug[];
}

/** Operators by their short names, one after the other, each a link to its page. */
export function OperatorNames({ slugs }: OperatorNamesProps) {
  return (
    <ul className={styles.names}>
      {slugs.map((slug) => (
        <li key={slug}>
          <OperatorName slug={slug} name={operatorBySlug[slug].shortName} href={operatorPath(slug)} />
        </li>
      ))}
    </ul>
  );
}
