import styles from "./TripsBar.module.css";

interface TripsBarProps {
  readonly trips: number;
  /** The highest number of trips of any operator, which fills the width. */
  readonly most: number;
}

/** A bar with one stroke for each trip of a day. Horizontally, one unit of the drawing is one trip. */
export function TripsBar({ trips, most }: TripsBarProps) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.strokes} d={`M0 .5h${trips}`} />
    </svg>
  );
}
