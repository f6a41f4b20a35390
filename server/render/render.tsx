import { renderToString } from "react-dom/server";
import type { Route } from "../../shared/routes.tsx";
import type { SiteValues } from "../../shared/site-context.ts";
import type { StyleRules } from "../output/build-output.ts";
import { encode, type ResponseBody } from "../output/encode.ts";
import { pagePolicy } from "../output/headers.ts";
import { lazy } from "../output/lazy.ts";
import { Body, Document } from "./document.tsx";
import { type PageContents, readContents } from "./page-contents.ts";
import { selectStyles } from "./styles.ts";

/** A page, as the server sends it and the export writes it. */
export interface RenderedPage {
  readonly path: string;
  readonly html: string;
  /** What links and search need to know of it. */
  readonly contents: () => PageContents;
  /** The HTML as a response. */
  readonly body: ResponseBody;
  /** The value of its Content-Security-Policy header. */
  readonly policy: string;
}

/**
 * Renders a route to an HTML document. The server and the export both call it, so a served page and an exported
 * one have the same bytes. It reads no clock, no environment and no disk.
 * @param styles all of the site.
 * @throws whatever the page throws while it renders.
 */
export function renderPage(route: Route, context: SiteValues, styles: readonly StyleRules[]): RenderedPage {
  const props = { route, context };
  const body = renderToString(<Body {...props} />);
  const { css, hash } = selectStyles(styles, body);
  const policy = pagePolicy(hash);
  const document = renderToString(<Document {...props} body={body} css={css} policy={policy.meta} />);
  const html = `<!doctype html>${document}`;
  return {
    path: route.path,
    html,
    contents: lazy(() => readContents(html)),
    body: encode(Buffer.from(html)),
    policy: policy.header,
  };
}
