import { ExplainedError } from "./explained-error.ts";

/** The media types of everything that is published, by the ending of its name. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".atom": "application/atom+xml; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/**
 * The media type of a file, from its ending.
 * @throws ExplainedError when the ending is not known: add it to the table.
 */
export function contentTypeOf(path: string): string {
  const type = contentTypes[path.slice(path.lastIndexOf("."))];
  if (type === undefined) {
    throw new ExplainedError(
      `No media type is known for ${path}. Add its ending to server/publish/content-types.ts.`,
    );
  }
  return type;
}

/** Whether a body of this media type gets smaller when compressed. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text|application)\/|svg/.test(contentType);
}
