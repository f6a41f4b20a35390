import { pages } from "../../content/pages.ts";
import { paths, type SiteHref } from "../../paths.ts";
import styles from "./Breadcrumbs.module.css";

/** A step on the way to a page. The last one is the page itself and has no address. */
export interface Crumb {
  readonly label: string;
  readonly href?: SiteHref;
}

interface BreadcrumbsProps {
  /** The way from the home page, which is added in front. */
  readonly trail: readonly Crumb[];
}

/** Where the reader is in the guide. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const crumbs: readonly Crumb[] = [{ label: pages.home.label, href: paths.home }, ...trail];
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ label, href }) => (
          <li key={label} className={styles.crumb}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
