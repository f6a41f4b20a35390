import type { Inn } from "../../content/schema/stays.ts";
import styles from "./Stars.module.css";

/** Path data that starts and ends at the upper point of a star. */
const star = "l3 6.4 7 .9-5.1 4.8 1.3 6.9-6.2-3.3-6.2 3.3 1.3-6.9-5.1-4.8 7-.9z";
const maxStars = 5;

/** A rating as gold stars, and as text for screen readers. */
export function Stars({ rating }: Pick<Inn, "rating">) {
  return (
    <span>
      <svg className={styles.stars} viewBox="0 0 120 22" width="87" height="16" aria-hidden="true">
        <path className={styles.full} d={starsFrom(0, rating)} />
        <path d={starsFrom(rating, maxStars)} />
      </svg>
      <span className="sr-only">{`${rating} of ${maxStars} stars`}</span>
    </span>
  );
}

function starsFrom(first: number, end: number): string {
  return `M${12 + 24 * first} 2${Array<string>(end - first)
    .fill(star)
    .join("m24 0")}`;
}
