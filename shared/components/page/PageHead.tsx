import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./Breadcrumbs.tsx";
import styles from "./PageHead.module.css";

interface PageHeadProps {
  /** The way here from the home page; the last step is this page. */
  readonly trail: readonly Crumb[];
  readonly heading: string;
  readonly lead: string;
  /** Badges or a button under the lead. */
  readonly children?: ReactNode;
}

/** The opening of an inner page: the way here, the h1 and the first paragraph. */
export function PageHead({ trail, heading, lead, children }: PageHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <Breadcrumbs trail={trail} />
      <h1 className={styles.heading}>{heading}</h1>
      <p className={`lead ${styles.lead}`}>{lead}</p>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
