import type { ReactNode } from "react";
import type { PageText } from "../../content/schema/pages.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import styles from "./PageHead.module.css";

interface PageHeadProps {
  readonly page: Pick<PageText, "label" | "heading" | "lead">;
  /** Whether the heading is too long for the usual size. It then has the width to itself. */
  readonly isLong?: boolean;
  /** Whether the words stand in the middle of a head that a picture makes higher, a grid of one cell. */
  readonly isCentered?: boolean;
  /** Shown below the lead. */
  readonly children?: ReactNode;
}

/** The opening of an inner page: breadcrumbs, the h1 and the first paragraph. */
export function PageHead({ page, isLong = false, isCentered = false, children }: PageHeadProps) {
  const layout = [
    "wrap",
    styles.head,
    isLong && styles.long,
    isCentered && styles.centered,
    !(isLong || isCentered) && styles.columns,
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
