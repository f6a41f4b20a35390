import { format12Hour, format24Hour } from "../../universal/clock.ts";

interface ClockTimeProps {
  /** Minutes after midnight. */
  readonly minutes: number;
  /** Omits AM or PM, where a heading says which. */
  readonly bare?: boolean;
}

export function ClockTime({ minutes, bare = false }: ClockTimeProps) {
  const [time, half] = format12Hour(minutes).split(" ");
  return (
    <time dateTime={format24Hour(minutes)}>
      {time}
      {!bare && <small className="quiet">{`\u00a0${half}`}</small>}
    </time>
  );
}
