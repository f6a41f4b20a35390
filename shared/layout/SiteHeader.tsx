import { Picture } from "../components/pictures/Picture.tsx";
import { Icon } from "../components/text/Icon.tsx";
import { moreLinks, navigation } from "../content/links.ts";
import { guide, pages } from "../content/pages.ts";
import type { PageName } from "../content/schema/pages.ts";
import { Island } from "../islands/Island.tsx";
import { paths } from "../paths.ts";
import { pigments } from "../styles/colors.ts";
import styles from "./SiteHeader.module.css";

const menuId = "site-menu";

/** The links of the site are in a row on wide screens, and in a menu, with some more, on others. */
export function SiteHeader({ currentPath }: { readonly currentPath: string }) {
  const linkTo = (name: PageName) => (
    <li key={name}>
      <a
        className={`tap plain-link ${styles.link}`}
        href={paths[name]}
        aria-current={paths[name] === currentPath ? "page" : undefined}
      >
        {pages[name].label}
      </a>
    </li>
  );
  return (
    <header className={`ruled-off ${styles.header}`}>
      <div className={`wrap ${styles.bar}`}>
        <Logo />
        <a
          className={`tap ${styles.search}`}
          href={paths.search}
          aria-current={paths.search === currentPath ? "page" : undefined}
        >
          <Icon name="search" />
          <span className={styles.searchLabel}>{pages.search.label}</span>
        </a>
        <nav className={styles.navigation} aria-label="Main">
          <ul className={styles.linkRow}>{navigation.map(linkTo)}</ul>
          <div className={styles.menu}>
            <Island
              name="mobile-menu"
              props={{ id: menuId }}
              slots={{
                links: (
                  <>
                    <ul className={`display-name ${styles.mainPages}`}>{navigation.map(linkTo)}</ul>
                    <ul className={`tiles ${styles.morePages}`}>{moreLinks.map(linkTo)}</ul>
                  </>
                ),
              }}
            />
          </div>
        </nav>
      </div>
    </header>
  );
}

/**
 * The name is a drawing, because the font has not loaded yet on a first visit. The mark is art/mark.svg, inline to
 * save a request.
 */
function Logo() {
  return (
    <a className={`tap ${styles.logo}`} href={paths.home}>
      <svg className={styles.mark} viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
        <path fill={pigments.red} d="M37.8 29A20 20 0 1 0 2.2 29L20 26z" />
        <path fill={pigments.pine} d="M2.2 29 14 14l6.5 8 4.5-5 12.8 12A20 20 0 0 1 2.2 29z" />
        <path
          fill={pigments.chalk}
          d="M9 26h15a2 2 0 0 1 0 4H9a2 2 0 0 1 0-4zm8 4h14a2 2 0 0 1 0 4H17a2 2 0 0 1 0-4z"
        />
      </svg>
      <Picture className={styles.wordmark} name="wordmark" alt={guide.shortName} width={382} height={136} />
    </a>
  );
}
