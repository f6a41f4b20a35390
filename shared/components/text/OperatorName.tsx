import type { OperatorSlug } from "../../content/operators.ts";
import type { SiteHref } from "../../paths.ts";
import { liveryOf } from "../../styles/generated-classes.ts";
import styles from "./OperatorName.module.css";

interface OperatorNameProps {
  readonly slug: OperatorSlug;
  readonly name: string;
  readonly href?: SiteHref;
}

/** An operator's stripes and short name. */
export function OperatorName({ slug, name, href }: OperatorNameProps) {
  const className = `${styles.operator} ${swatchOf(slug)}`;
  return href ? (
    <a className={`${className} ${styles.link}`} href={href} translate="no">
      {name}
    </a>
  ) : (
    <span className={className} translate="no">
      {name}
    </span>
  );
}

/** The classes of a name with an operator's stripes. Without an operator, the swatch has no color. */
export function swatchOf(slug?: OperatorSlug): string | undefined {
  return slug === undefined ? styles.swatch : `${styles.swatch} ${liveryOf(slug)}`;
}
