import { clockParts, format24Hour } from "../../universal/clock.ts";
import { noBreakSpace } from "../../universal/keep-together.ts";

interface ClockTimeProps {
  /** Minutes after midnight. */
  readonly minutes: number;
  /** Omits AM or PM, where a heading says which. */
  readonly bare?: boolean;
}

export function ClockTime({ minutes, bare = false }: ClockTimeProps) {
  const [hour, minute, half] = clockParts(minutes);
  return (
    <time dateTime={format24Hour(minutes)}>
      {`${hour}:${minute}`}
      {!bare && <small className="quiet">{`${noBreakSpace}${half}`}</small>}
    </time>
  );
}
