import type { ReactNode } from "react";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import styles from "./PageHead.module.css";

interface PageHeadProps {
  /** What the page is called in the navigation. */
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
  /** Under the lead. */
  readonly children?: ReactNode;
}

/** The opening of an inner page: the way here, the h1 and the first paragraph. */
export function PageHead({ label, heading, lead, children }: PageHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <Breadcrumbs label={label} />
      <h1 className={styles.heading}>{heading}</h1>
      <p className={`lead ${styles.lead}`}>{lead}</p>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
