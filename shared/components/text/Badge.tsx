import styles from "./Badge.module.css";

interface BadgeProps {
  readonly tone?: "mist" | "gold" | "line";
  readonly children: string;
}

/** A word or two on a bar: gold for what is distinguished, a line for what stands beside. */
export function Badge({ tone = "mist", children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
