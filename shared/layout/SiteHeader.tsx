import { Icon } from "../components/text/Icon.tsx";
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
          <Icon name="search" />
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
