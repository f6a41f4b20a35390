import type { ReactNode } from "react";
import type { Page } from "../../content/schema/pages.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import styles from "./PageHead.module.css";

interface PageHeadProps {
  readonly page: Required<Pick<Page, "label" | "heading" | "lead">>;
  /** Whether the heading needs a smaller size and the full width. */
  readonly long?: boolean;
  /** Whether to center the text vertically, beside a taller picture. */
  readonly centered?: boolean;
  /** Follows the lead. */
  readonly children?: ReactNode;
}

/** The opening of an inner page. */
export function PageHead({ page, long = false, centered = false, children }: PageHeadProps) {
  const layout = [
    "wrap",
    styles.head,
    long && styles.long,
    centered && styles.centered,
    !(long || centered) && styles.columns,
  ];
  return (
    <div className={layout.filter(Boolean).join(" ")}>
      <Breadcrumbs label={page.label} />
      <h1>{page.heading}</h1>
      <p className={`lead ${styles.lead}`}>{page.lead}</p>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
