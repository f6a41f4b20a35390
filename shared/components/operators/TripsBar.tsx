import styles from "./TripsBar.module.css";

interface TripsBarProps {
  readonly trips: number;
  /** The most trips that any operator has: the whole width. */
  readonly most: number;
}

/** A day's trips, a stroke for each. Across the drawing one unit is one trip. */
export function TripsBar({ trips, most }: TripsBarProps) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.strokes} d={`M0 .5h${trips}`} />
    </svg>
  );
}
