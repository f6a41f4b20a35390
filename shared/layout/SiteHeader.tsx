import { pages } from "../content/pages.ts";
import { Island } from "../islands/Island.tsx";
import { paths } from "../paths.ts";
import { navigation } from "../site.ts";
import { Logo } from "./Logo.tsx";
import styles from "./SiteHeader.module.css";

const menuId = "site-menu";

interface SiteHeaderProps {
  readonly currentPath: string;
}

/** The bar at the top. On small screens its links are a popover, which opens and closes without script. */
export function SiteHeader({ currentPath }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Logo />
        <nav className={styles.navigation} aria-label="Main">
          <Island
            name="mobile-menu"
            props={{ id: menuId }}
            slots={{ links: <Links currentPath={currentPath} /> }}
          />
        </nav>
      </div>
    </header>
  );
}

function Links({ currentPath }: SiteHeaderProps) {
  return (
    <ul>
      {navigation.map((name) => (
        <li key={name}>
          <a href={paths[name]} aria-current={paths[name] === currentPath ? "page" : undefined}>
            {pages[name].label}
          </a>
        </li>
      ))}
    </ul>
  );
}
