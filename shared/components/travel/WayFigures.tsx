import type { Way } from "../../content/schema/getting-there.ts";
import styles from "./WayFigures.module.css";

interface WayFiguresProps {
  readonly way: Way;
}

/**
 * What a way to Baguio costs and how long it takes, for the tab that opens it. Where letters are wide, the
 * costs have two lines.
 */
export function WayFigures({ way: { cost, per, duration } }: WayFiguresProps) {
  const [low, high] = cost;
  return (
    <div className={styles.figures}>
      <b>
        {low}–<wbr />
        {high}
      </b>
      <span>{per}</span>
      {duration}
    </div>
  );
}
