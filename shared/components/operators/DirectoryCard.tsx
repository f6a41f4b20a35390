import type { ReactNode } from "react";
import styles from "./DirectoryCard.module.css";

interface DirectoryCardProps {
  readonly id: string;
  /** A class for what pages that follow make of its drawing. */
  readonly transition?: string;
  /** A drawing above the words. */
  readonly picture: ReactNode;
  /** Whether all of the drawing is shown where there is room, not only a strip. */
  readonly isTall?: boolean;
  /** A few words below the title. */
  readonly badge?: string;
  readonly title: ReactNode;
  /** Stands at the end of the title's line. */
  readonly price?: string;
  readonly text: string;
  /** Two parts: links, or what unfolds. */
  readonly foot: ReactNode;
}

/** A card of the directory, as a ticket: a drawing, a title and a sentence above a foot of two parts. */
export function DirectoryCard({
  id,
  transition = "",
  picture,
  isTall = false,
  badge,
  title,
  price,
  text,
  foot,
}: DirectoryCardProps) {
  const look = isTall ? `${styles.card} ${styles.tall}` : styles.card;
  return (
    <article id={id} className={`${look} ${transition}`}>
      <div className={styles.head}>
        {picture}
        <div className={styles.title}>
          {title}
          {price && <p className={styles.price}>{price}</p>}
        </div>
        {badge && <p className={styles.badge}>{badge}</p>}
        <p className={styles.text}>{text}</p>
      </div>
      {foot}
    </article>
  );
}
