import type { ReactNode } from "react";
import type { SiteHref } from "../../paths.ts";
import { Arrow } from "./Arrow.tsx";
import styles from "./ButtonLink.module.css";

interface ButtonLinkProps {
  readonly href: SiteHref | `#${string}` | `tel:${string}`;
  /** "main" for the most important link in view. */
  readonly kind?: "main" | "line";
  /** Fills the width, with the arrow at the far end. */
  readonly wide?: boolean;
  readonly children: string;
}

export function ButtonLink({ href, kind = "main", wide = false, children }: ButtonLinkProps) {
  const width = wide ? ` ${styles.wide}` : "";
  return (
    <a className={`${styles.button} ${styles[kind]}${width}`} href={href}>
      {children}
      <Arrow />
    </a>
  );
}

interface ButtonRowProps {
  /** Two `ButtonLink`s, the main one first. */
  readonly children: ReactNode;
}

export function ButtonRow({ children }: ButtonRowProps) {
  return <div className={`row ${styles.row}`}>{children}</div>;
}
