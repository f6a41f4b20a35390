import type { ReactNode } from "react";
import type { PageText } from "../../content/schema/pages.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import styles from "./PageHead.module.css";

interface PageHeadProps {
  readonly page: Pick<PageText, "label" | "heading" | "lead">;
  /** Has the right column to itself where there is room; the lead then stands below the heading. */
  readonly picture?: ReactNode;
  /** Shown below the lead. */
  readonly children?: ReactNode;
}

/** The opening of an inner page: breadcrumbs, the h1 and the first paragraph. */
export function PageHead({ page, picture, children }: PageHeadProps) {
  const layout = picture ? `${styles.head} ${styles.pictured}` : styles.head;
  return (
    <div className={`wrap ${layout}`}>
      <Breadcrumbs label={page.label} />
      <h1 className={styles.heading}>{page.heading}</h1>
      <p className={`lead ${styles.lead}`}>{page.lead}</p>
      {picture && <div className={styles.picture}>{picture}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
