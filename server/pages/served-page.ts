import type { Route } from "../../shared/routes.tsx";
import { type Compression, type EncodedText, encodeText } from "../encoding/encode.ts";
import { framePolicy } from "../render/policy.ts";
import { type RenderedPage, renderPage } from "../render/render.tsx";
import type { RenderContext } from "../render/render-context.ts";

export interface PageResponse {
  readonly body: EncodedText;
  /** The Content-Security-Policy header. */
  readonly policy: string;
}

export interface ServedPage extends PageResponse {
  readonly path: string;
}

export interface AllPages {
  readonly pages: readonly ServedPage[];
  /** Page Not Found, without a suggestion. */
  readonly notFound: ServedPage;
}

export function createPage(route: Route, context: RenderContext): ServedPage {
  return { path: route.path, ...responseOf(renderPage(route, context), "best") };
}

export function responseOf({ html, policy }: RenderedPage, compression: Compression): PageResponse {
  return { body: encodeText(Buffer.from(html), compression), policy: `${policy};${framePolicy}` };
}
