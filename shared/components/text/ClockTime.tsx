import { clockParts, format24Hour } from "../../time/clock.ts";

interface ClockTimeProps {
  /** Minutes after midnight. */
  readonly minutes: number;
}

export function ClockTime({ minutes }: ClockTimeProps) {
  const [hour, minute, meridiem] = clockParts(minutes);
  return (
    <time dateTime={format24Hour(minutes)}>
      {`${hour}:${minute}`}
      <small className="muted">{`\u00a0${meridiem}`}</small>
    </time>
  );
}
