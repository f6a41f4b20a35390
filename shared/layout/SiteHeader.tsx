import { type PageName, pages } from "../content/pages.ts";
import { Island } from "../islands/Island.tsx";
import { paths } from "../paths.ts";
import { moreLinks, navigation } from "../site.ts";
import { Logo } from "./Logo.tsx";
import styles from "./SiteHeader.module.css";

const menuId = "site-menu";

interface SiteHeaderProps {
  readonly currentPath: string;
}

export function SiteHeader({ currentPath }: SiteHeaderProps) {
  return (
    <header className={`ruled-off ${styles.header}`}>
      <div className={`wrap ${styles.bar}`}>
        <Logo />
        <a
          className={styles.search}
          href={paths.search}
          aria-current={paths.search === currentPath ? "page" : undefined}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth="2.4"
              d="M13.5 13.5 19 19M8.5 2a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13"
            />
          </svg>
          <span>{pages.search.label}</span>
        </a>
        <nav className={styles.navigation} aria-label="Main">
          <Island
            name="mobile-menu"
            props={{ id: menuId }}
            slots={{ links: <MenuLinks currentPath={currentPath} /> }}
          />
        </nav>
      </div>
    </header>
  );
}

/** The links of the bar, then those that only the menu of small screens has room for. */
function MenuLinks({ currentPath }: SiteHeaderProps) {
  const linkTo = (name: PageName) => (
    <li key={name}>
      <a href={paths[name]} aria-current={paths[name] === currentPath ? "page" : undefined}>
        {pages[name].label}
      </a>
    </li>
  );
  return (
    <>
      <ul>{navigation.map(linkTo)}</ul>
      <ul>{moreLinks.map(linkTo)}</ul>
    </>
  );
}
