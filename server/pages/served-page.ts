import { isSearched, type Route } from "../../shared/routes.tsx";
import type { SearchEntry } from "../../shared/search/search-entry.ts";
import { type Compression, type EncodedText, encodeText } from "../encoding/encode.ts";
import { framePolicy } from "../render/policy.ts";
import { type RenderedPage, renderPage } from "../render/render.tsx";
import type { RenderContext } from "../render/render-context.ts";
import { type PageLinks, readHtml } from "../render/rendered-html.ts";
import { pageEntries } from "../search/search-data.ts";

export interface PageResponse {
  readonly body: EncodedText;
  /** The Content-Security-Policy header. */
  readonly policy: string;
}

export interface ServedPage extends PageResponse {
  readonly path: string;
  readonly links: PageLinks;
  readonly entries: readonly SearchEntry[];
}

export interface AllPages {
  readonly pages: readonly ServedPage[];
  /** Page Not Found, without a suggestion. */
  readonly notFound: ServedPage;
}

export function createPage(route: Route, context: RenderContext): ServedPage {
  const page = renderPage(route, context);
  const { main, ids, addresses } = readHtml(page.html);
  return {
    ...responseOf(page, "best"),
    path: route.path,
    links: { ids, addresses },
    entries: isSearched(route) ? pageEntries(route.path, main, context.assets) : [],
  };
}

export function responseOf({ html, policy }: RenderedPage, compression: Compression): PageResponse {
  return { body: encodeText(Buffer.from(html), compression), policy: `${policy};${framePolicy}` };
}
