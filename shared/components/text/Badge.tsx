import styles from "./Badge.module.css";

interface BadgeProps {
  readonly tone?: "mist" | "gold";
  readonly children: string;
}

/** A word or two on a filled bar. */
export function Badge({ tone = "mist", children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
