/** The export cannot be made, or would not work once published. */
export class ExportError extends Error {
  override name = "ExportError";
}
