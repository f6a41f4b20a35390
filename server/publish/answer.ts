import type { PageLinks } from "../render/rendered-html.ts";

/** The codings a body is kept in, best first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** A body in each of its codings. A picture that does not shrink has "identity" alone. */
export type Bodies = Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>;

/** Header names and values. */
export type HeaderFields = Readonly<Record<string, string>>;

/** What is answered at a path, whatever the request says: a page, or a file. */
export interface Answer {
  path: string;
  status: 200 | 404;
  contentType: string;
  cacheControl: string;
  /** Headers that it has besides these, and besides the security headers of every answer. */
  headers: HeaderFields;
  /** The body in the codings that it has so far: what the build compressed has them all. */
  bodies: Bodies;
  /** Of a page: where it leads. */
  links?: PageLinks;
}
