import type { ReactNode } from "react";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import type { PageHeadProps } from "./PageHead.tsx";
import styles from "./PictureHead.module.css";

interface PictureHeadProps extends Pick<PageHeadProps, "page"> {
  /** One `Picture`, in an element that crops it on a phone. */
  readonly children: ReactNode;
}

/** The opening of a page whose picture fills the corner of the window, and on a phone follows the text. */
export function PictureHead({ page, children }: PictureHeadProps) {
  return (
    <div className={`ruled-off ${styles.corner}`}>
      <div className={`wrap ${styles.text}`}>
        <Breadcrumbs label={page.label} />
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
      </div>
      <div className={`boxed screen-only ${styles.picture}`}>{children}</div>
    </div>
  );
}
