import { listFiles } from "../build-files.ts";
import { ContentError } from "./content-error.ts";

/**
 * Reads the guide's content and checks it.
 * @throws ContentError with a line for each violation.
 */
export async function checkGuide(): Promise<void> {
  const { assertContent, guideContent } = await readContent();
  assertContent(guideContent, await listFiles("shared/art"));
}

/** Imports the content late, so that a file that cannot even be loaded is reported as a violation, too. */
async function readContent() {
  try {
    const [{ guideContent }, { assertContent }] = await Promise.all([
      import("./guide-content.ts"),
      import("./check-content.ts"),
    ]);
    return { assertContent, guideContent };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(
      `The content cannot be read: ${reason}\nStart at the first file of shared/ named here. What it asks for may be missing in another:`,
      { cause: error },
    );
  }
}
