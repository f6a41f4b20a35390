import type { ReactNode } from "react";
import { SavedBar } from "./SavedBar.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import styles from "./SiteLayout.module.css";

interface SiteLayoutProps {
  /** The path of the requested page. The link with exactly this path is marked. */
  readonly currentPath: string;
  /** Printed in the copyright line. */
  readonly year: number;
  /** Whether the page can be saved; it then has the bar of a saved page. */
  readonly worksOffline: boolean;
  readonly children: ReactNode;
}

/** Skip link, header and footer of every page. */
export function SiteLayout({ currentPath, year, worksOffline, children }: SiteLayoutProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <SiteHeader currentPath={currentPath} />
      <main id="main" tabIndex={-1}>
        {worksOffline && <SavedBar />}
        {children}
      </main>
      <SiteFooter year={year} />
    </>
  );
}
