import { Picture } from "../components/pictures/Picture.tsx";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";
import { exploreLinks, legalLinks, quickLinks, type SiteLink, site } from "../site.ts";
import styles from "./SiteFooter.module.css";

interface SiteFooterProps {
  readonly year: number;
}

export function SiteFooter({ year }: SiteFooterProps) {
  return (
    <footer>
      <div className={styles.forest}>
        <Picture name="footer" alt="" width={1440} height={150} />
      </div>
      <div className={`dark ${styles.ground}`}>
        <div className={`wrap tiles ${styles.columns}`}>
          <div>
            <p className={`quiet ${styles.statement}`}>{site.statement}</p>
            <p className={`quiet ${styles.statement}`}>{site.promise}</p>
          </div>
          <nav className={`tiles ${styles.groups}`} aria-label="Footer">
            <LinkGroup heading="Quick Links" links={quickLinks} />
            <LinkGroup heading="Explore Baguio" links={exploreLinks} />
          </nav>
          <div className={`row quiet ${styles.legal}`}>
            <span>{`© ${year} ${site.fullName}`}</span>
            <Links links={legalLinks} isRow />
          </div>
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({ heading, links }: { readonly heading: string; readonly links: readonly SiteLink[] }) {
  return (
    <div>
      <h2>{heading}</h2>
      <Links links={links} />
    </div>
  );
}

function Links({ links, isRow = false }: { readonly links: readonly SiteLink[]; readonly isRow?: boolean }) {
  return (
    <ul className={isRow ? `row ${styles.links}` : styles.links}>
      {links.map(({ name, label = pages[name].label }) => (
        <li key={label}>
          <a href={paths[name]}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
