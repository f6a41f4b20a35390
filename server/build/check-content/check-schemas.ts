import type { z } from "zod";
import type { GuideContent } from "./guide-content.ts";
import { guideSchema } from "./guide-schema.ts";
import { fileName } from "./place.ts";
import type { Finding } from "./violation.ts";

type Issue = z.core.$ZodIssue;

/** What zod calls the kinds of values, in an editor's words. */
const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  template_literal: "a text",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  tuple: "a row",
  record: "entries under their names",
  object: "an entry with its fields",
};

/** Checks each entry by itself: no field missing or unknown, and each value in the form of its schema. */
export function checkSchemas(content: GuideContent): readonly Finding[] {
  const issues = guideSchema.safeParse(content, { reportInput: true }).error?.issues ?? [];
  return issues.flatMap(findingsOf);
}

function findingsOf(issue: Issue): readonly Finding[] {
  if (issue.code === "unrecognized_keys") {
    const schema = `shared/content/schema/${fileName(issue.path)}`;
    const message = `The guide knows no field of this name. Correct the name, take the field out, or define it in ${schema}.`;
    return issue.keys.map((key) => [[...issue.path, key], message]);
  }
  return [[issue.path, messageOf(issue)]];
}

function messageOf(issue: Issue): string {
  if (issue.code === "invalid_type") {
    const kind = kinds[issue.expected] ?? issue.expected;
    return issue.input === undefined
      ? `There is nothing here. Write ${kind}, as in the other entries.`
      : `${JSON.stringify(issue.input)} is of another kind. Write ${kind}, as in the other entries.`;
  }
  if (issue.code === "invalid_value") {
    const choices = issue.values.map((value) => JSON.stringify(value)).join(", ");
    return issue.input === undefined
      ? `There is nothing here. Choose one of ${choices}.`
      : `${JSON.stringify(issue.input)} is none of the known values. Choose one of ${choices}.`;
  }
  return issue.message;
}
