import { doubtMark, starredText } from "../../content/derived/operator-texts.ts";
import { type OperatorSlug, operatorBySlug } from "../../content/operators.ts";
import { operatorPath } from "../../paths.ts";
import { OperatorName } from "./OperatorName.tsx";
import styles from "./OperatorNames.module.css";

interface OperatorNamesProps {
  readonly slugs: readonly OperatorSlug[];
  /** Those with an asterisk, because their trips are not confirmed, and what it means. */
  readonly unconfirmed: readonly OperatorSlug[];
  readonly doubt: string;
}

/** Operators by their short names in columns, each a link to its page. */
export function OperatorNames({ slugs, unconfirmed, doubt }: OperatorNamesProps) {
  return (
    <>
      <ul className={styles.names}>
        {slugs.map((slug) => (
          <li key={slug}>
            <OperatorName
              slug={slug}
              name={starredText(operatorBySlug[slug].shortName, unconfirmed.includes(slug))}
              href={operatorPath(slug)}
            />
          </li>
        ))}
      </ul>
      {unconfirmed.length > 0 && <p className={styles.doubt}>{`${doubtMark} ${doubt}`}</p>}
    </>
  );
}
