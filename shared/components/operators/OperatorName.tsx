import type { OperatorSlug } from "../../content/operators.ts";
import type { SiteHref } from "../../paths.ts";
import styles from "./OperatorName.module.css";
import { OperatorRibbon } from "./OperatorRibbon.tsx";

interface OperatorNameProps {
  readonly slug: OperatorSlug;
  readonly name: string;
  /** Where the name leads, if anywhere. */
  readonly href?: SiteHref;
}

export function OperatorName({ slug, name, href }: OperatorNameProps) {
  return (
    <span className={styles.operator} translate="no">
      <OperatorRibbon slug={slug} />
      {href ? (
        <a className={styles.link} href={href}>
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  );
}
