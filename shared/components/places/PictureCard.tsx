import type { ReactNode } from "react";
import type { SiteHref } from "../../paths.ts";
import { classNames } from "../../styles/class-names.ts";
import { FramedPicture } from "../pictures/Picture.tsx";
import styles from "./PictureCard.module.css";

interface PictureCardProps {
  readonly id: string;
  /** One `Picture`. */
  readonly picture: ReactNode;
  /** A word or two, over the lower edge of the picture. */
  readonly label?: string;
  readonly name: string;
  /** Follows the name. */
  readonly line?: string;
  readonly heading?: "h2" | "h3";
  /**
   * - lead: picture and text side by side on a desktop.
   * - small: with a smaller name.
   * - beside: the same, and on a phone with the picture beside the name.
   */
  readonly layout?: "lead" | "small" | "beside" | undefined;
  readonly children: ReactNode;
}

export function PictureCard(props: PictureCardProps) {
  const { id, picture, label, name, line, heading: Heading = "h2", layout, children } = props;
  return (
    <article id={id} className={classNames(styles.card, layout && styles[layout])}>
      <FramedPicture>{picture}</FramedPicture>
      <div className={styles.body}>
        {label && <p className={styles.label}>{label}</p>}
        <div className={styles.head}>
          <Heading className={styles.name}>{name}</Heading>
          {line && <p className="fine">{line}</p>}
        </div>
        <div className={styles.text}>{children}</div>
      </div>
    </article>
  );
}

interface PictureLinkProps extends Pick<PictureCardProps, "picture" | "name" | "line"> {
  readonly href: SiteHref;
}

/** A card that is a link. */
export function PictureLink({ href, picture, name, line }: PictureLinkProps) {
  return (
    <a className={styles.link} href={href}>
      <FramedPicture>{picture}</FramedPicture>
      <h3>{name}</h3>
      <p className="fine">{line}</p>
    </a>
  );
}
