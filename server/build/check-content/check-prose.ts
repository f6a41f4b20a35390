import { months } from "../../../shared/values/format.ts";
import type { Content } from "./read-content.ts";
import type { Path, Violation } from "./violations.ts";

/** Patterns that no text may match, each with its remedy. */
const rules: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/^\s*$|^\s|\s$|\s{2}/, "Write the text with single spaces between words."],
  [
    /\b(?:TODO|FIXME|TBD|XXX)\b|lorem ipsum|\b(?:undefined|null|NaN)\b|\[object/i,
    "Write the fact, or leave the sentence out.",
  ],
  [
    // Seven digits or more in any grouping, but not an ISO date.
    /(?!\d{4}-\d\d-\d\d\b)[+(]?\b\d(?:[ ().-]{0,2}\d){6,}|\b(?:call|dial|text|tel\.?|phone) (?!911\b)\+?\d{3,}/i,
    "Telephone numbers go out of date. Say where the number is posted.",
  ],
  [/US\$|\$|\bPHP\b|\bpesos? \d/, "Write money with a peso sign, such as “₱495”."],
  [/\d-\d/, "Write a dash between figures, such as “5–6”."],
  [new RegExp(`\\b\\d{1,2} (?:${months.join("|")})\\b`), "Write the month before the day."],
  [
    /\b(?:for now|for the time being|at present|currently|nowadays|recently|today|tomorrow|this week)\b/i,
    "Write what remains true: in the past tense, with the date.",
  ],
  [/["']/, "Write “ and ”, or ’ in a word."],
  // The specification prescribes these two.
  [/(?<!^Oops|^Unexpected Application Error)!/, "End the sentence with a full stop."],
];

/** Checks every text of the content. Reports a repeated text once, at its first place. */
export function proseViolations(content: Content): readonly Violation[] {
  const found = Object.entries(content).flatMap(([file, exported]) =>
    valuesBelow(exported).flatMap(([path, text]) =>
      typeof text === "string" && !isExempt(path, text)
        ? rules
            .filter(([pattern]) => pattern.test(text))
            .map(([pattern, remedy]) => ({
              file,
              path,
              text,
              message: `“${pattern.exec(text)?.[0]}”? ${remedy}`,
            }))
        : [],
    ),
  );
  const isFirst = ({ text, message }: (typeof found)[number], index: number) =>
    found.findIndex((other) => other.text === text && other.message === message) === index;
  return found.filter(isFirst);
}

function isExempt(path: Path, text: string): boolean {
  return path.at(-1) === "hotline" || /^\d{4}-\d\d-\d\d$/.test(text);
}

/** Returns the value and everything nested in it, each with its path. */
export function valuesBelow(value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  return [[path, value], ...entriesOf(value).flatMap(([step, item]) => valuesBelow(item, [...path, step]))];
}

function entriesOf(value: unknown): readonly (readonly [step: PropertyKey, item: unknown])[] {
  if (Array.isArray(value)) {
    return [...value.entries()];
  }
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
