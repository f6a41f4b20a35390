import type { SiteHref } from "../../paths.ts";
import { Arrow } from "./Arrow.tsx";
import styles from "./ButtonLink.module.css";

interface ButtonLinkProps {
  /** A page of the guide, a place on one or on the same page, or a telephone. */
  readonly href: SiteHref | `#${string}` | `tel:${string}`;
  /** "main" once in a view; "paper" on a picture; "line" everywhere else. */
  readonly kind?: "main" | "paper" | "line";
  /** As wide as its place, the arrow at the far end. */
  readonly wide?: boolean;
  readonly children: string;
}

/** A link in the shape of a bar. */
export function ButtonLink({ href, kind = "main", wide = false, children }: ButtonLinkProps) {
  const width = wide ? ` ${styles.wide}` : "";
  return (
    <a className={`${styles.button} ${styles[kind]}${width}`} href={href}>
      {children}
      <Arrow />
    </a>
  );
}
