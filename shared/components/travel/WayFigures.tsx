import type { Way } from "../../content/schema/getting-there.ts";
import styles from "./WayFigures.module.css";

interface WayFiguresProps {
  readonly way: Way;
}

/** What a way to Baguio costs and how long it takes, for the tab that opens it. */
export function WayFigures({ way: { cost, per, duration } }: WayFiguresProps) {
  return (
    <div className={styles.figures}>
      <b>{cost}</b>
      <span>{per}</span>
      <b>{duration}</b>
    </div>
  );
}
