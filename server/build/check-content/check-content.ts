import type { z } from "zod";
import { operatorFacts } from "../../../shared/content/schema/operators.ts";
import { ExplainedError } from "../../explained-error.ts";
import { proseViolations } from "./check-prose.ts";
import {
  type Content,
  explainFailure,
  readContent,
  readDerived,
  type Violation,
  violationLine,
} from "./content.ts";
import { figureOrTexts, schemas } from "./schemas.ts";

const folder = "shared/content/";

/**
 * Checks the content of the guide.
 * @throws ExplainedError with a line for each violation.
 */
export async function checkContent(): Promise<void> {
  throwIfAny(violationsIn(await explainFailure(readContent())));
  const derived = await explainFailure(readDerived());
  throwIfAny(proseViolations(derived).map((violation) => violationLine(derived, violation)));
}

/** Returns a line for each violation. */
export function violationsIn(content: Content): readonly string[] {
  return [...schemaViolations(content), ...proseViolations(content)].map((violation) =>
    violationLine(content, violation),
  );
}

function throwIfAny(lines: readonly string[]): void {
  if (lines.length > 0) {
    throw new ExplainedError(["The content breaks these rules:", ...lines].join("\n"));
  }
}

/** Checks every export of the content: facts against their schemas; everything else must be a figure or texts. */
function schemaViolations(content: Content): readonly Violation[] {
  const files = new Set([
    ...Object.keys(schemas).map((name) => `${folder}${name}.ts`),
    ...Object.keys(content),
  ]);
  return [...files]
    .filter((file) => file.startsWith(folder))
    .flatMap((file) => {
      const exported = content[file];
      if (exported === undefined) {
        return { file, path: [], message: "This file does not exist. Correct its name in schemas.ts." };
      }
      const known = schemas[file.slice(folder.length, -".ts".length)] ?? {};
      return Object.keys({ ...known, ...exported }).flatMap((name) => {
        const isOperator = file.startsWith(`${folder}operators/`) && typeof exported[name] === "object";
        const schema = known[name] ?? (isOperator ? operatorFacts : figureOrTexts);
        const issues = schema.safeParse(exported[name], { error: cureOf }).error?.issues ?? [];
        return issues.map(({ path, message }) => ({ file, path: [name, ...path], message }));
      });
    });
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
