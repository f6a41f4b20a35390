/** The content has slips that an editor must mend. The message names each, with its remedy. */
export class ContentError extends Error {
  override name = "ContentError";
}
