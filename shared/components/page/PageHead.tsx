import type { ReactNode } from "react";
import type { Page } from "../../content/schema/pages.ts";
import { classNames } from "../../styles/class-names.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import styles from "./PageHead.module.css";

interface PageHeadProps {
  readonly page: Pick<Page, "label" | "heading" | "lead">;
  /** A picture, or an element with one, in the corner of the window, or on a phone below the text. */
  readonly picture?: ReactNode;
  /**
   * Where the lead is on a desktop.
   * - beside: right of the heading.
   * - middle: right of the heading, in the right half of the page. The children are below it there.
   * - below: below the heading. Always so beside a picture.
   */
  readonly layout?: keyof typeof layouts;
  /** Follows the lead. */
  readonly children?: ReactNode;
}

const layouts = { beside: "columns", middle: `halves ${styles.middle}`, below: undefined } as const;

/** The opening of an inner page. */
export function PageHead({ page, picture, layout = "beside", children }: PageHeadProps) {
  const text = (
    <div className={classNames("wrap", picture ? styles.besidePicture : layouts[layout], styles.head)}>
      <Breadcrumbs label={page.label} />
      <h1 className={styles.heading}>{page.heading}</h1>
      {page.lead && <p className={`lead ${styles.intro}`}>{page.lead}</p>}
      {children && <div className={styles.children}>{children}</div>}
    </div>
  );
  return picture ? (
    <div className={`ruled-off ${styles.corner}`}>
      {text}
      <div className={`screen-only ${styles.picture}`}>{picture}</div>
    </div>
  ) : (
    text
  );
}
