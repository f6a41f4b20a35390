// None of these uses lookbehind: Safari before 16.4 would reject the whole script.
const units = /(\d) (?=(?:AM|PM|m|km|mm|hours?|minutes?|months?|metric|°C)\b)/g;
/** Between a month and its day: "October 1, 2025". */
const monthAndDay =
  /(January|February|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber) (?=\d\d?\b)/g;
/** Within a range of numbers, and within the name of a railway: "LRT-1". */
const joint = /\d–(?=₱?\d)|[A-Z]-(?=\d)/g;

export const noBreakSpace = "\u00a0";
export const wordJoiner = "\u2060";

/** Keeps each number with its unit, each day with its month, each range and each "LRT-1" on one line. */
export function keepTogether(text: string): string {
  return text
    .replace(units, `$1${noBreakSpace}`)
    .replace(monthAndDay, `$1${noBreakSpace}`)
    .replace(joint, `$&${wordJoiner}`);
}
