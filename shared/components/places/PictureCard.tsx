import type { ReactNode } from "react";
import type { SiteHref } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import { FramedPicture } from "../pictures/FramedPicture.tsx";
import styles from "./PictureCard.module.css";

interface PictureCardProps {
  readonly id?: string;
  /** Makes the whole card a link. */
  readonly href?: SiteHref;
  /** One `Picture`. */
  readonly picture: ReactNode;
  /** A word or two, over the lower edge of the picture. */
  readonly label?: string;
  readonly name: string;
  /** Follows the name. */
  readonly line?: ReactNode;
  readonly heading?: "h2" | "h3";
  /** Side by side: "lead" picture and text on a desktop, "compact" picture and name on a phone. */
  readonly layout?: "lead" | "compact" | undefined;
  readonly children?: ReactNode;
}

export function PictureCard(props: PictureCardProps) {
  const { id, href, picture, label, name, line, heading: Heading = "h2", layout, children } = props;
  const content = (
    <>
      <FramedPicture>{picture}</FramedPicture>
      <div className={styles.body}>
        {label && <p className={styles.label}>{label}</p>}
        <div className={styles.head}>
          <Heading>{name}</Heading>
          {line && <p className="fine">{line}</p>}
        </div>
        {children}
      </div>
    </>
  );
  return href ? (
    <a className={classNames(styles.card, layout && styles[layout], styles.link)} href={href}>
      {content}
    </a>
  ) : (
    <article id={id} className={classNames(styles.card, layout && styles[layout])}>
      {content}
    </article>
  );
}
