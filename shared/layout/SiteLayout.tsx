import type { ReactNode } from "react";
import { SavedBar } from "./SavedBar.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import styles from "./SiteLayout.module.css";

interface SiteLayoutProps {
  readonly currentPath: string;
  readonly year: number;
  /** Whether browsers save the page. If so, it has the bar that says when. */
  readonly worksOffline: boolean;
  /** Whether the page ends with a picture that replaces the footer's forest. */
  readonly endsOnGround: boolean;
  readonly children: ReactNode;
}

export function SiteLayout({ currentPath, year, worksOffline, endsOnGround, children }: SiteLayoutProps) {
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
      <SiteFooter year={year} endsOnGround={endsOnGround} />
    </>
  );
}
