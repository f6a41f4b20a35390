import { errorText, notFoundText } from "../../../shared/content/error-texts.ts";
import { months } from "../../../shared/content/formulas/dates.ts";
import type { GuideContent } from "./guide-content.ts";
import type { Place } from "./place.ts";
import type { Finding } from "./violation.ts";

interface ProseRule {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
}

/** What no text of the guide may hold. */
const rules: readonly ProseRule[] = [
  {
    pattern: /^\s*$|^\s|\s$|\s{2}/,
    message: () => "The text is empty, or has a space too many. Write it with single spaces between words.",
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD|XXX)\b|lorem ipsum|\b(?:undefined|null|NaN)\b|\[object/i,
    message: (found) => `"${found}" marks an unfinished text. Write the fact, or leave the sentence out.`,
  },
  {
    // Seven digits or more in any grouping, but not an ISO date.
    pattern: /(?!\d{4}-\d\d-\d\d\b)[+(]?\b\d(?:[ ().-]{0,2}\d){6,}/,
    message: (found) =>
      `"${found}" looks like a telephone number. Numbers go stale: name the place where it is posted, such as "at the counter".`,
  },
  {
    pattern: /\b(?:call|dial|text|tel\.?|phone) (?!911\b)\+?\d{3,}/i,
    message: (found) => `"${found}" is a telephone number. Only 911 is printed: name an office instead.`,
  },
  {
    pattern: /US\$|\$|\bPHP\b|\bpesos? \d/,
    message: (found) => `"${found}" is not how the guide writes money. Write a peso sign, such as "₱495".`,
  },
  {
    pattern: /\d-\d/,
    message: (found) =>
      `"${found}" has a hyphen between figures. Write a dash: "${found.replace("-", "–")}".`,
  },
  {
    pattern: new RegExp(`\\b\\d{1,2} (?:${months.join("|")})\\b`),
    message: (found) =>
      `"${found}" has the day first. Write the month first: "${found.split(" ").reverse().join(" ")}".`,
  },
  {
    pattern: /["']/,
    message: (found) => `The text has a straight quotation mark, ${found}. Write “ and ”, or ’ in a word.`,
  },
  {
    pattern: /!/,
    message: () => "The text shouts. End the sentence with a full stop.",
  },
];

/** Texts that the product prescribes word for word. The rules do not apply to them. */
const fixedTexts: readonly string[] = [notFoundText.text, errorText.heading];

/** Checks every text of the content, in any entry. */
export function checkProse(content: GuideContent): readonly Finding[] {
  return textsBelow(content, [])
    .filter(([place, text]) => isProse(place, text))
    .map(([place, text]) => [place, messageOf(text)]);
}

/** Returns the message of the first rule that a text breaks: a telephone number, for one, breaks several. */
function messageOf(text: string): string | undefined {
  return rules
    .map(({ pattern, message }) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? undefined : message(found);
    })
    .find((message) => message !== undefined);
}

function isProse(place: Place, text: string): boolean {
  return !(fixedTexts.includes(text) || place.at(-1) === "hotline" || /^\d{4}-\d\d-\d\d$/.test(text));
}

function textsBelow(value: unknown, place: Place): readonly (readonly [Place, string])[] {
  if (typeof value === "string") {
    return [[place, value]];
  }
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([step, item]) => textsBelow(item, [...place, step]))
    : [];
}
