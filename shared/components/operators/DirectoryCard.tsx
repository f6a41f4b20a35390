import type { ReactNode } from "react";
import styles from "./DirectoryCard.module.css";

interface DirectoryCardProps {
  readonly id: string;
  /** Fills a strip above the words. */
  readonly picture: ReactNode;
  /** Whether the strip is tall where there is room. */
  readonly isTall?: boolean;
  /** Whether the strip takes the room that the words leave in the card. */
  readonly fillsCard?: boolean;
  readonly title: ReactNode;
  /** Stands at the end of the title's line. */
  readonly price?: string;
  readonly children: ReactNode;
  /** Rows across the card: links, or what unfolds. */
  readonly foot: ReactNode;
}

/** A card of the directory, as a ticket: a picture, a title and some lines above the rows of its foot. */
export function DirectoryCard({
  id,
  picture,
  isTall = false,
  fillsCard = false,
  title,
  price,
  children,
  foot,
}: DirectoryCardProps) {
  const strip = [styles.picture, isTall && styles.tall, fillsCard && styles.filling];
  return (
    <article id={id} className={styles.card}>
      <div className={styles.main}>
        <div className={strip.filter(Boolean).join(" ")}>{picture}</div>
        <div className={styles.title}>
          {title}
          {price && <p className={styles.price}>{price}</p>}
        </div>
        <div className={styles.text}>{children}</div>
      </div>
      <div className={styles.foot}>{foot}</div>
    </article>
  );
}
