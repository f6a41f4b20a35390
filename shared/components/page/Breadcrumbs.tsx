import { pages } from "../../content/pages.ts";
import { paths } from "../../paths.ts";
import styles from "./Breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** The page's name in the navigation. */
  readonly label: string;
}

export function Breadcrumbs({ label }: BreadcrumbsProps) {
  return (
    <nav className="small" aria-label="Breadcrumb">
      <ol className="row close">
        <li>
          <a className="tap" href={paths.home}>
            {pages.home.label}
          </a>
        </li>
        <li className={`muted ${styles.current}`} aria-current="page">
          {label}
        </li>
      </ol>
    </nav>
  );
}
