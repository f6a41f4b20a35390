import styles from "./Badge.module.css";

interface BadgeProps {
  readonly tone?: "gold" | "plain";
  readonly children: string;
}

/** A word or two on a bar in gold, for emphasis, or on a tint that does not look like a button. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
