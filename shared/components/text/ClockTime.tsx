import { clockParts, format24Hour } from "../../time/clock.ts";

/** @param minutes after midnight. */
export function ClockTime({ minutes }: { readonly minutes: number }) {
  const [hour, minute, meridiem] = clockParts(minutes);
  return (
    <time dateTime={format24Hour(minutes)}>
      {`${hour}:${minute}`}
      <small className="note">{`\u00a0${meridiem}`}</small>
    </time>
  );
}
