import styles from "./Sign.module.css";

interface SignProps {
  readonly children: string;
}

/** The number or letter of a place on a map. */
export function Sign({ children }: SignProps) {
  return <b className={styles.sign}>{children}</b>;
}
