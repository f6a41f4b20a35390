import type { ReactNode } from "react";
import { savedBarId } from "../contract/offline.ts";
import { useSiteValues } from "../site-context.ts";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import styles from "./SiteLayout.module.css";

interface SiteLayoutProps {
  readonly currentPath: string;
  readonly children: ReactNode;
}

export function SiteLayout({ currentPath, children }: SiteLayoutProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <SiteHeader currentPath={currentPath} />
      <main id="main" tabIndex={-1}>
        {useSiteValues().worksOffline && <SavedBar />}
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

/** The bar that says when a page was saved. Hidden until the service worker fills it. */
export function SavedBar() {
  return <p id={savedBarId} className={`ruled-off ${styles.saved}`} hidden />;
}
