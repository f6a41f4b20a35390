import styles from "./Sign.module.css";

interface SignProps {
  readonly children: string;
}

/** The number or letter that a place has on a map. */
export function Sign({ children }: SignProps) {
  return <b className={styles.sign}>{children}</b>;
}
