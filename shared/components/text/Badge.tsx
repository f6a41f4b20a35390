import styles from "./Badge.module.css";

interface BadgeProps {
  readonly tone?: "gold" | "line";
  readonly children: string;
}

/** A word or two on a bar, in gold for emphasis or in outline. */
export function Badge({ tone = "line", children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
