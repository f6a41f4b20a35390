import { ExplainedError } from "../../explained-error.ts";

/** The content has violations that an editor must mend. The message names each, with its remedy. */
export class ContentError extends ExplainedError {
  override name = "ContentError";
}
