import type { ReactNode } from "react";
import type { Page } from "../../content/schema/pages.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import styles from "./PageHead.module.css";

export interface PageHeadProps {
  readonly page: Required<Pick<Page, "label" | "heading" | "lead">>;
  /**
   * Where the lead stands on a desktop.
   * - beside: right of the heading.
   * - middle: the same, from the middle of the page, with what follows it below.
   * - below: below a heading of a smaller size.
   */
  readonly lead?: keyof typeof layouts;
  /** Follows the lead. */
  readonly children?: ReactNode;
}

const layouts = { beside: "columns", middle: `halves ${styles.middle}`, below: styles.below } as const;

/** The opening of an inner page. */
export function PageHead({ page, lead = "beside", children }: PageHeadProps) {
  return (
    <div className={`wrap ${layouts[lead]} ${styles.head}`}>
      <Breadcrumbs label={page.label} />
      <h1>{page.heading}</h1>
      <p className={`lead ${styles.lead}`}>{page.lead}</p>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
