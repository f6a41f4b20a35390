import type { ReactNode } from "react";
import { pages } from "../../content/pages.ts";
import type { Page } from "../../content/schema/pages.ts";
import { paths } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import styles from "./PageHead.module.css";

interface PageHeadProps {
  readonly page: Pick<Page, "label" | "heading" | "lead">;
  /** A picture, or an element with one, in the corner of the window, or on a phone below the text. */
  readonly picture?: ReactNode;
  readonly pictureClass?: string | undefined;
  /**
   * Where the lead is on a desktop.
   * - beside: right of the heading.
   * - middle: right of the heading, in the right half of the page.
   * - below: below the heading. Always so beside a picture.
   */
  readonly layout?: keyof typeof layouts;
  /** Follows the lead. */
  readonly children?: ReactNode;
}

const layouts = { beside: "columns", middle: "halves", below: "stack close" } as const;

/** The opening of an inner page. */
export function PageHead({ page, picture, pictureClass, layout = "beside", children }: PageHeadProps) {
  const text = (
    <div className={`wrap ${styles.head}`}>
      <Breadcrumbs label={page.label} />
      <div className={`${layouts[picture ? "below" : layout]} ${styles.opening}`}>
        <h1>{page.heading}</h1>
        {(page.lead || children) && (
          <div className="stack close">
            {page.lead && <p className="lead">{page.lead}</p>}
            {children}
          </div>
        )}
      </div>
    </div>
  );
  return picture ? (
    <div className={`ruled-off ${styles.corner}`}>
      {text}
      <div className={classNames("screen-only", styles.picture, pictureClass)}>{picture}</div>
    </div>
  ) : (
    text
  );
}

/** The way to the home page, and the page's name in the navigation. */
export function Breadcrumbs({ label }: { readonly label: string }) {
  return (
    <nav className="small" aria-label="Breadcrumb">
      <ol className="row close">
        <li>
          <a className={`tap ${styles.home}`} href={paths.home}>
            {pages.home.label}
          </a>
        </li>
        <li className={styles.current} aria-current="page">
          {label}
        </li>
      </ol>
    </nav>
  );
}
