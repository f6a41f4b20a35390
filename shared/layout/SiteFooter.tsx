import type { ReactNode } from "react";
import { Picture } from "../components/pictures/Picture.tsx";
import { closingLinks, exploreLinks, quickLinks } from "../content/links.ts";
import { guide, pages } from "../content/pages.ts";
import type { SiteLink } from "../content/schema/links.ts";
import { timetableTexts } from "../content/timetable.ts";
import { paths } from "../paths.ts";
import { useSiteValues } from "../site-context.ts";
import { manilaYear } from "../time/clock.ts";
import styles from "./SiteFooter.module.css";

export function SiteFooter() {
  const year = manilaYear(useSiteValues().date);
  return (
    <footer>
      <Picture className={styles.forest} name="footer" alt="" width={1440} height={120} />
      <div className={`dark ${styles.ground}`}>
        <div className="wrap">
          <nav aria-label="Footer" className={styles.groups}>
            <LinkGroup links={quickLinks}>
              <h2 className="plain-heading">Quick Links</h2>
            </LinkGroup>
            <LinkGroup links={exploreLinks}>
              <h2 className="plain-heading">Explore Baguio</h2>
            </LinkGroup>
          </nav>
          <p className={`note ${styles.statement}`}>{`${timetableTexts.booking} ${guide.promise}`}</p>
          <LinkGroup links={closingLinks}>
            <p>
              © <span data-year={year}>{year}</span> {guide.name}
            </p>
          </LinkGroup>
        </div>
      </div>
    </footer>
  );
}

interface LinkGroupProps {
  readonly links: readonly SiteLink[];
  /** The words before the links. */
  readonly children: ReactNode;
}

function LinkGroup({ links, children }: LinkGroupProps) {
  return (
    <div className={styles.group}>
      {children}
      <ul>
        {links.map(({ page, label = pages[page].label }) => (
          <li key={label}>
            <a href={paths[page]}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
