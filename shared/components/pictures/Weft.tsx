import styles from "./Weft.module.css";

interface WeftProps {
  /** Whether the thin stripes are at the bottom, for the start of a band. */
  readonly flip?: boolean;
}

/** Stripes in the page color that thicken line by line, at the end of a colored band. */
export function Weft({ flip = false }: WeftProps) {
  return <div className={flip ? `${styles.weft} ${styles.flipped}` : styles.weft} />;
}
