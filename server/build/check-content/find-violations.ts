import type { z } from "zod";
import { proseViolations } from "./check-prose.ts";
import type { Content } from "./read-content.ts";
import { plainTexts, schemas } from "./schemas.ts";
import { type Violation, violationLine } from "./violations.ts";

const folder = "shared/content/";

/** Returns a line for each violation in facts and prose. */
export function findViolations(content: Content): readonly string[] {
  return linesOf(content, [...schemaViolations(content), ...proseViolations(content)]);
}

/** Returns a line for each violation in what is derived from the content, which has no schemas. */
export function findDerivedViolations(derived: Content): readonly string[] {
  return linesOf(derived, proseViolations(derived));
}

function linesOf(content: Content, violations: readonly Violation[]): readonly string[] {
  return violations.map((violation) => violationLine(content, violation));
}

/** Checks each export of the content by the schema of its name. What has none must be texts. */
function schemaViolations(content: Content): readonly Violation[] {
  const files = Object.entries(content).filter(([file]) => file.startsWith(folder));
  const names = new Set(files.flatMap(([, exported]) => Object.keys(exported)));
  const unused = [...schemas.keys()].filter((name) => !names.has(name));
  const violations = files.flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => {
      const issues =
        (schemas.get(name) ?? plainTexts).safeParse(value, { error: cureOf }).error?.issues ?? [];
      return issues.map(({ path, message }) => ({ file, path: [name, ...path], message }));
    }),
  );
  return [
    ...unused.map((name) => ({
      file: `${folder}schema`,
      path: [name],
      message: `No content file exports “${name}”. Give the facts and their schema the same name.`,
    })),
    ...violations,
  ];
}

/** What to write, by the type that a schema expects. */
const examples: Readonly<Record<string, string>> = {
  number: "a number without ₱ or quotation marks, such as 495",
  int: "a whole number, such as 495",
  string: "a text in quotation marks",
  array: "a list in square brackets",
  object: "fields in braces",
};

/** By what a schema counts. */
const units: Readonly<Record<string, string>> = { string: " characters", array: " entries" };

/** Returns what to write instead, if the schema has no message of its own. */
function cureOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "unrecognized_keys":
      return `The schema has no ${issue.keys.join(", ")}. Correct the name, or add it to the schema.`;
    case "invalid_value":
      return `Write one of these: ${issue.values.join(", ")}.`;
    case "invalid_type":
      return issue.input === undefined
        ? "Write this field."
        : `Write ${examples[issue.expected] ?? issue.expected}.`;
    case "too_small":
      return `Write ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}${units[issue.origin] ?? ""}.`;
    case "too_big":
      return `Write ${issue.maximum}${units[issue.origin] ?? ""} at most.`;
    default:
      return undefined;
  }
}
