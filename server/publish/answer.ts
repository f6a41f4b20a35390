import type { PageLinks } from "../render/rendered-html.ts";

/** The codings a body is kept in, best first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** A body in each of its codings. A picture that does not shrink has "identity" alone. */
export type Bodies = Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>;

/** Header names and values. */
export type HeaderFields = Readonly<Record<string, string>>;

/** The answer to every request for a path: a page or a file. */
export interface Answer {
  readonly path: string;
  readonly status: 200 | 404;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Further headers, besides these and the security headers of every answer. */
  readonly headers: HeaderFields;
  /** The body in the codings made so far. A text that the build compressed has all of them. */
  readonly bodies: Bodies;
  /** The addresses and ids in a page. Unset for files. */
  readonly links?: PageLinks;
  /** Whether a query after the path asks for another page, rendered when it is asked for. */
  readonly answersQueries?: boolean;
}

/** Whether an answer is a page, and not a file. */
export function isPage(answer: Pick<Answer, "links">): answer is { links: PageLinks } {
  return answer.links !== undefined;
}
