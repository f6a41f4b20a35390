import { ExplainedError } from "../../process/explained-error.ts";
import { readContent, readDerived } from "./read-content.ts";

/**
 * Checks the content of the guide.
 * @throws ExplainedError with a line for each violation, or with the reason why the content cannot be read.
 */
export async function checkContent(): Promise<void> {
  const violations = await findAll().catch((error: unknown) => {
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

async function findAll(): Promise<readonly string[]> {
  // Imported late, because the schemas import content, which may not be readable.
  const { findViolations, findDerivedViolations } = await import("./find-violations.ts");
  const violations = findViolations(await readContent());
  // What is derived computes with facts, so it is read only if they have no violations.
  return violations.length > 0 ? violations : findDerivedViolations(await readDerived());
}
