// None of these uses lookbehind: Safari before 16.4 would reject the whole script.
const units = /(\d) (?=(?:AM|PM|m|km|mm|hours?|min|minutes?|months?|types?|metric|°C)\b)/g;
/** Between a month and its day, and a camp and its number: "October 1, 2025", "Camp 7". */
const nameAndNumber =
  /(January|February|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber|Camp) (?=\d\d?\b)/g;
/** Within a range of numbers, and within the name of a railway: "LRT-1". */
const joint = /\d–(?=₱?\d)|[A-Z]-(?=\d)/g;

export const noBreakSpace = "\u00a0";
export const wordJoiner = "\u2060";

/** Keeps each number with its unit, each day with its month, each range and each "LRT-1" on one line. */
export function keepTogether(text: string): string {
  return text
    .replace(units, `$1${noBreakSpace}`)
    .replace(nameAndNumber, `$1${noBreakSpace}`)
    .replace(joint, `$&${wordJoiner}`);
}
