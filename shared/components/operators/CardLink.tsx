import type { SiteHref } from "../../paths.ts";
import { Arrow } from "../controls/Arrow.tsx";
import styles from "./CardLink.module.css";

interface CardLinkProps {
  readonly href: SiteHref;
  readonly children: string;
}

/** The row of a card that leads on. */
export function CardLink({ href, children }: CardLinkProps) {
  return (
    <a className={styles.link} href={href}>
      {children}
      <Arrow />
    </a>
  );
}
