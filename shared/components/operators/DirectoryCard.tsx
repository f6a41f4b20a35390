import type { ReactNode } from "react";
import type { SiteHref } from "../../paths.ts";
import { Arrow } from "../controls/Arrow.tsx";
import styles from "./DirectoryCard.module.css";

interface DirectoryCardProps {
  readonly id: string;
  readonly picture: ReactNode;
  readonly title: ReactNode;
  /** Ends the line of the title. */
  readonly price?: string;
  readonly children: ReactNode;
  /** A row that unfolds, above the links. */
  readonly details?: ReactNode;
  readonly links: readonly { readonly href: SiteHref; readonly text: string }[];
}

export function DirectoryCard({ id, picture, title, price, children, details, links }: DirectoryCardProps) {
  return (
    <article id={id} className={`boxed ${styles.card}`}>
      <div className={styles.main}>
        <div className={styles.picture}>{picture}</div>
        <div className={`row ${styles.title}`}>
          {title}
          {price && <p>{price}</p>}
        </div>
        <div className={`stack ${styles.text}`}>{children}</div>
      </div>
      <div className={styles.foot}>
        {details && <div className={styles.routes}>{details}</div>}
        {links.map(({ href, text }) => (
          <a key={href} className={styles.link} href={href}>
            {text}
            <Arrow />
          </a>
        ))}
      </div>
    </article>
  );
}
