import styles from "./Badge.module.css";

interface BadgeProps {
  /** "gold" for emphasis; "sign" and the larger "bigSign" for the number or letter of a place on a map. */
  readonly tone?: "plain" | "gold" | "sign" | "bigSign";
  readonly children: string;
}

/** A word or two, or a map sign, that must not look like a button. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return <b className={`${styles.badge} ${styles[tone]}`}>{children}</b>;
}
