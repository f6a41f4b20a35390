import type { z } from "zod";
import { type Content, type Schemas, schemaFileOf } from "./read-content.ts";
import type { Violation } from "./violations.ts";

/** Checks each export of the content with the schema of its name. Only prose needs none. */
export function factViolations(content: Content, schemas: Schemas): readonly Violation[] {
  const facts = Object.entries(content).flatMap(([file, exported]) =>
    Object.entries(exported).map(([name, value]) => ({ file, name, value, schemaFile: schemaFileOf(file) })),
  );
  const unused = Object.entries(schemas).flatMap(([file, own]) =>
    Object.keys(own)
      .filter((name) => !facts.some((fact) => fact.name === name && fact.schemaFile === file))
      .map((name) => ({
        file,
        path: [name],
        message: `No content file exports “${name}”. Give the facts and their schema the same name.`,
      })),
  );
  const violations = facts.flatMap(({ file, name, value, schemaFile }) => {
    const schema = schemas[schemaFile]?.[name];
    if (!schema) {
      const message = `Nothing checks these facts. Add a schema named “${name}” to ${schemaFile}.`;
      return isProse(value) ? [] : [{ file, path: [name], message }];
    }
    const issues = schema.safeParse(value, { error: cureOf }).error?.issues ?? [];
    return issues.map(({ path, message }) => ({ file, path: [name, ...path], message }));
  });
  return [...unused, ...violations];
}

/** Whether a value is a text, a function that writes one, or a list or record of these. */
function isProse(value: unknown): boolean {
  const entries = typeof value === "object" && value !== null ? Object.values(value) : [value];
  return entries.every((entry) => typeof entry === "string" || typeof entry === "function");
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
