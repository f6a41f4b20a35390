import { type OperatorSlug, operatorBySlug } from "../../content/operators.ts";
import { operatorPath } from "../../paths.ts";
import { OperatorName } from "./OperatorName.tsx";
import styles from "./OperatorNames.module.css";

interface OperatorNamesProps {
  readonly slugs: readonly OperatorSlug[];
}

/** The longest name, in characters, that one column has room for. */
const longestInColumn = 16;

/** Operators by their short names in columns, each a link to its page. */
export function OperatorNames({ slugs }: OperatorNamesProps) {
  return (
    <ul className={styles.names}>
      {slugs.map((slug) => {
        const { shortName } = operatorBySlug[slug];
        return (
          <li key={slug} {...(shortName.length > longestInColumn && { className: styles.long })}>
            <OperatorName slug={slug} name={shortName} href={operatorPath(slug)} />
          </li>
        );
      })}
    </ul>
  );
}
