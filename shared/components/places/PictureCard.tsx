import type { ReactNode } from "react";
import styles from "./PictureCard.module.css";

/** Rows of cards: in one column on a phone, and in two on a tablet. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <div className={`tiles ${styles.grid}`}>{children}</div>;
}

interface PictureCardProps {
  readonly id: string;
  /** One `Picture`, and what is on it. */
  readonly picture: ReactNode;
  /** A word or two, over the lower edge of the picture. */
  readonly label?: string;
  readonly name: string;
  /** Follows the name. */
  readonly line?: string;
  readonly heading?: "h2" | "h3";
  /**
   * How much of a row it fills on a desktop.
   * - whole: the picture is beside the text.
   * - third: with a smaller name. On a phone, the picture is beside the name.
   */
  readonly size: "whole" | "half" | "third";
  readonly children: ReactNode;
}

export function PictureCard(props: PictureCardProps) {
  const { id, picture, label, name, line, heading: Heading = "h2", size, children } = props;
  return (
    <article id={id} className={styles[size]}>
      <div className={`boxed ${styles.picture}`}>{picture}</div>
      <div className={styles.head}>
        {label && <p className={`display-name ${styles.label}`}>{label}</p>}
        <Heading className={styles.name}>{name}</Heading>
        {line && <p className="note">{line}</p>}
      </div>
      <div className={`stack close ${styles.body}`}>{children}</div>
    </article>
  );
}
