import type { ReactNode } from "react";
import type { SiteHref } from "../../paths.ts";
import { FramedPicture } from "../pictures/FramedPicture.tsx";
import styles from "./PictureCard.module.css";

interface PictureCardProps {
  /** The anchor of links to it. */
  readonly id?: string;
  /** Where the whole card leads. */
  readonly href?: SiteHref;
  /** One `Picture`. */
  readonly picture: ReactNode;
  readonly ratio?: "poster";
  /** A word or two on a gold bar over the lower edge of the picture. */
  readonly label?: string;
  readonly name: string;
  /** What it is or where, below the name. */
  readonly line?: ReactNode;
  readonly heading?: "h2" | "h3";
  /** "lead": picture and text stand side by side on a desk. "compact": picture and name do so on a phone. */
  readonly layout?: "lead" | "compact" | undefined;
  /** What stands below the name, part by part. */
  readonly children?: ReactNode;
}

/** A place, a dish or a feast: its picture, its name, and what there is to say about it. */
export function PictureCard(props: PictureCardProps) {
  const { id, href, picture, ratio, label, name, line, heading: Heading = "h2", layout, children } = props;
  const content = (
    <>
      <FramedPicture ratio={ratio}>{picture}</FramedPicture>
      <div className={styles.body}>
        {label && <p className={styles.label}>{label}</p>}
        <div className={styles.head}>
          <Heading>{name}</Heading>
          {line && <p className="quiet">{line}</p>}
        </div>
        {children}
      </div>
    </>
  );
  const className = layout ? `${styles.card} ${styles[layout]}` : styles.card;
  return href ? (
    <a className={`${className} ${styles.link}`} href={href}>
      {content}
    </a>
  ) : (
    <article id={id} className={className}>
      {content}
    </article>
  );
}
