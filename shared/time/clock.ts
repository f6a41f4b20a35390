export const minutesInDay = 24 * 60;

/**
 * Parses a 12-hour time into minutes after midnight: "1:00 AM" gives 60, "12:00 AM" gives 0.
 * @throws Error if it is not a 12-hour time with AM or PM.
 */
export function parse12Hour(time: string): number {
  const [, hour, minute, meridiem] = /^(1[0-2]|[1-9]):([0-5]\d)[ \u00a0](AM|PM)$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) {
    throw new Error(`"${time}" is not a 12-hour time. Write it like "1:00 AM".`);
  }
  // In each half of the day, twelve o'clock is hour zero.
  return (Number(hour) % 12) * 60 + Number(minute) + (meridiem === "PM" ? minutesInDay / 2 : 0);
}

/**
 * Formats minutes after midnight as a 12-hour time: 60 gives "1:00 AM". The inverse of `parse12Hour`.
 * @throws Error if it is not a whole number from 0 to 1439.
 */
export function format12Hour(minutes: number): string {
  const [hour, minute, meridiem] = clockParts(minutes);
  return `${hour}:${minute}\u00a0${meridiem}`;
}

/** Formats a time briefly: "9:30 AM", "7 AM", "noon". The minutes may be of the day before or after. */
export function timeInWords(minutes: number): string {
  const ofDay = (minutes + minutesInDay) % minutesInDay;
  if (ofDay % (minutesInDay / 2) === 0) {
    return ofDay === 0 ? "midnight" : "noon";
  }
  const [hour, minute, meridiem] = clockParts(ofDay);
  return `${minute === "00" ? hour : `${hour}:${minute}`}\u00a0${meridiem}`;
}

/** The parts of a 12-hour time, which some pages set in different sizes: 60 gives [1, "00", "AM"]. */
export function clockParts(minutes: number): readonly [hour: number, minute: string, meridiem: "AM" | "PM"] {
  checkMinutes(minutes);
  const hour = Math.floor(minutes / 60);
  return [hour % 12 || 12, twoDigits(minutes % 60), hour < 12 ? "AM" : "PM"];
}

/**
 * Formats minutes after midnight as a 24-hour time for `<time>`: 60 gives "01:00".
 * @throws Error if it is not a whole number from 0 to 1439.
 */
export function format24Hour(minutes: number): string {
  checkMinutes(minutes);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** How far Manila is ahead of UTC all year, in milliseconds. */
const manilaOffset = 8 * 3_600_000;

/** Returns the minutes after midnight in Manila, in any time zone of the device. */
export function manilaMinutes(moment: Date): number {
  const manila = manilaTime(moment);
  return manila.getUTCHours() * 60 + manila.getUTCMinutes();
}

export function manilaYear(moment: Date): number {
  return manilaTime(moment).getUTCFullYear();
}

/** A date whose UTC fields hold Manila time. */
function manilaTime(moment: Date): Date {
  return new Date(moment.getTime() + manilaOffset);
}

function checkMinutes(minutes: number): void {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes >= minutesInDay) {
    throw new Error(`${minutes} is not a minute of the day. Give a whole number from 0 to 1439.`);
  }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
