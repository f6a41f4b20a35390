import styles from "./Badge.module.css";

interface BadgeProps {
  readonly tone?: "mist" | "gold" | "line";
  readonly children: string;
}

/** A word or two on a bar, in gold for emphasis or in a quieter tone. */
export function Badge({ tone = "mist", children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
