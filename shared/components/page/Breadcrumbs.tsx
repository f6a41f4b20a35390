import { pages } from "../../content/pages.ts";
import { paths } from "../../paths.ts";
import styles from "./Breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** The page's name in the navigation. */
  readonly label: string;
}

export function Breadcrumbs({ label }: BreadcrumbsProps) {
  return (
    <nav className={`small ${styles.crumbs}`} aria-label="Breadcrumb">
      <ol className={`row ${styles.trail}`}>
        <li>
          <a className={styles.link} href={paths.home}>
            {pages.home.label}
          </a>
        </li>
        <li className={styles.current} aria-current="page">
          {label}
        </li>
      </ol>
    </nav>
  );
}
