/** The content has violations that an editor must mend. The message names each, with its remedy. */
export class ContentError extends Error {
  override name = "ContentError";
}
