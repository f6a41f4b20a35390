import { ExplainedError } from "../publish/explained-error.ts";

/** The export cannot be made, or would not work once published. */
export class ExportError extends ExplainedError {
  override name = "ExportError";
}
