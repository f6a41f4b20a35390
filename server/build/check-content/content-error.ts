import { ExplainedError } from "../../process/explained-error.ts";

/** The content has violations. The message lists each with its remedy. */
export class ContentError extends ExplainedError {
  override name = "ContentError";
}
