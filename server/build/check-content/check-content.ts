import { ExplainedError } from "../../process/explained-error.ts";
import { factViolations } from "./check-facts.ts";
import { proseViolations } from "./check-prose.ts";
import { type Content, readContent, readDerived, readSchemas, type Schemas } from "./read-content.ts";
import { type Violation, violationLine } from "./violations.ts";

/**
 * Checks the content of the guide.
 * @throws ExplainedError with a line for each violation, or with the reason why the content cannot be read.
 */
export async function checkContent(): Promise<void> {
  const violations = await readViolations().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    // A SyntaxError does not name its file.
    const place =
      error instanceof SyntaxError ? "\nIt is imported by the first file under shared/ in this stack:" : "";
    throw new ExplainedError(`The content cannot be read: ${reason}${place}`, { cause: error });
  });
  if (violations.length > 0) {
    throw new ExplainedError(["The content breaks these rules:", ...violations].join("\n"));
  }
}

async function readViolations(): Promise<readonly string[]> {
  const violations = findViolations(await readContent(), await readSchemas());
  if (violations.length > 0) {
    return violations;
  }
  // What is derived computes with facts, so it is read only if they have no violations. It needs no schemas.
  const derived = await readDerived();
  return linesOf(derived, proseViolations(derived));
}

/** Returns a line for each violation in facts and prose. */
export function findViolations(content: Content, schemas: Schemas): readonly string[] {
  return linesOf(content, [...factViolations(content, schemas), ...proseViolations(content)]);
}

function linesOf(content: Content, violations: readonly Violation[]): readonly string[] {
  return violations.map((violation) => violationLine(content, violation));
}
