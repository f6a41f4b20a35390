import styles from "./Badge.module.css";

interface BadgeProps {
  /** "gold" for emphasis; "marker" and the larger "bigMarker" for the number or letter of a place on a map. */
  readonly tone?: "plain" | "gold" | "marker" | "bigMarker";
  readonly children: string;
}

/** A word or two, or the marker of a place, that must not look like a button. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return <span className={`small ${styles.badge} ${styles[tone]}`}>{children}</span>;
}
