import { ExplainedError } from "../../explained-error.ts";
import { checkProse } from "./check-prose.ts";
import { checkSchemas } from "./check-schemas.ts";
import { type Content, explainFailure, readContent, readDerived, violationLine } from "./content.ts";

/**
 * Checks the content of the guide.
 * @throws ExplainedError with a line for each violation.
 */
export async function checkGuide(): Promise<void> {
  throwIfAny(violationsIn(await explainFailure(readContent())));
  const derived = await explainFailure(readDerived());
  throwIfAny(checkProse(derived).map((violation) => violationLine(derived, violation)));
}

/** Returns a line for each violation. */
export function violationsIn(content: Content): readonly string[] {
  return [...checkSchemas(content), ...checkProse(content)].map((violation) =>
    violationLine(content, violation),
  );
}

function throwIfAny(lines: readonly string[]): void {
  if (lines.length > 0) {
    throw new ExplainedError(["The content breaks these rules:", ...lines].join("\n"));
  }
}
