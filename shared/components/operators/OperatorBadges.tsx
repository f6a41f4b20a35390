import { type OperatorSlug, operatorBySlug } from "../../content/operators.ts";
import styles from "./OperatorBadges.module.css";
import { OperatorLink } from "./OperatorName.tsx";

export function OperatorBadges({ slugs }: { readonly slugs: readonly OperatorSlug[] }) {
  return (
    <ul className="row small">
      {slugs.map((slug) => (
        <li key={slug} className={styles.operator}>
          <OperatorLink operator={operatorBySlug[slug]} />
        </li>
      ))}
    </ul>
  );
}
