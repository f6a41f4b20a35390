import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import type { PageHeadProps } from "./PageHead.tsx";
import styles from "./PictureHead.module.css";

interface PictureHeadProps extends Pick<PageHeadProps, "page"> {
  /** Whether the heading needs a smaller size. */
  readonly long?: boolean;
  /** One `Picture`, in an element that crops it on a phone. */
  readonly children: ReactNode;
}

/** The opening of a page whose picture fills the corner of the window, and on a phone follows the text. */
export function PictureHead({ page, long = false, children }: PictureHeadProps) {
  return (
    <div className={styles.corner}>
      <div className={classNames("wrap", styles.text, long && styles.long)}>
        <Breadcrumbs label={page.label} />
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
      </div>
      <div className={styles.picture}>{children}</div>
    </div>
  );
}
