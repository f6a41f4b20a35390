import type { SearchEntry } from "../../shared/search/search-index.ts";
import type { EncodedText, encodeOnce } from "../encode.ts";
import { framePolicy } from "../headers.ts";
import type { PageLinks } from "./page-links.ts";
import type { RenderedPage } from "./render.tsx";

export interface PageResponse {
  readonly body: EncodedText;
  /** The Content-Security-Policy header. */
  readonly policy: string;
}

export interface ServedPage extends PageResponse {
  readonly path: string;
  /** Parses its HTML at the first call. */
  readonly content: () => PageContent;
}

interface PageContent {
  readonly links: PageLinks;
  /** For search. Empty if the page cannot be found. */
  readonly entries: readonly SearchEntry[];
}

export interface AllPages {
  readonly pages: readonly ServedPage[];
  /** Page Not Found, without a suggestion. */
  readonly notFound: ServedPage;
}

export function encodePage({ html, policy }: RenderedPage, encode: typeof encodeOnce): PageResponse {
  return { body: encode(Buffer.from(html)), policy: `${policy};${framePolicy}` };
}
