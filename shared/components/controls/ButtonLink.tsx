import type { ReactNode } from "react";
import type { SiteHref } from "../../paths.ts";
import { Icon } from "../text/Icon.tsx";
import styles from "./ButtonLink.module.css";

interface ButtonLinkProps {
  readonly href: SiteHref | `tel:${string}`;
  /** "main" for the most important link in view. */
  readonly kind?: "main" | "line";
  readonly children: string;
}

export function ButtonLink({ href, kind = "main", children }: ButtonLinkProps) {
  return (
    <a className={`screen-only ${styles.button} ${styles[kind]}`} href={href}>
      {children}
      <Icon className={styles.icon} name="arrow" />
    </a>
  );
}

/** Two `ButtonLink`s, the main one first. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={`row ${styles.buttons}`}>{children}</div>;
}
