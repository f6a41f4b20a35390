import styles from "./Weft.module.css";

interface WeftProps {
  /** Thin stripes below, as when a colored band begins. */
  readonly flip?: boolean;
}

/** Stripes in the color of the page that thicken line by line, at the end of a colored band. */
export function Weft({ flip = false }: WeftProps) {
  return <div className={flip ? `${styles.weft} ${styles.flipped}` : styles.weft} />;
}
