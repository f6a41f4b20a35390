import styles from "./Badge.module.css";

interface BadgeProps {
  /** "gold" for emphasis, "sign" for the number or letter of a place on a map, or a tint. */
  readonly tone?: "plain" | "gold" | "sign";
  readonly children: string;
}

/** A word or two, or the sign of a place, on a ground that does not look like a button. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return <b className={`${styles.badge} ${styles[tone]}`}>{children}</b>;
}
