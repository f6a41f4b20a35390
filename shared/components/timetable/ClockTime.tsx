import { format12Hour, format24Hour } from "../../universal/clock.ts";
import styles from "./ClockTime.module.css";

interface ClockTimeProps {
  /** Minutes after midnight. */
  readonly minutes: number;
}

/** A time of day, with a small AM or PM. */
export function ClockTime({ minutes }: ClockTimeProps) {
  const [time, half] = format12Hour(minutes).split(" ");
  return (
    <time dateTime={format24Hour(minutes)}>
      {time}
      <small className={styles.half}>{`\u00a0${half}`}</small>
    </time>
  );
}
