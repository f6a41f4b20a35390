import { renderToString } from "react-dom/server";
import { guide } from "../../shared/content/pages.ts";
import { SiteLayout } from "../../shared/layout/SiteLayout.tsx";
import type { Route } from "../../shared/routes.tsx";
import { SiteContext, type SiteValues } from "../../shared/site-context.ts";
import { encode, type ResponseBody } from "../http/encode.ts";
import { pagePolicy } from "../http/security-headers.ts";
import { Head } from "./Head.tsx";

/** The minified rules of a file. */
export interface StyleRules {
  readonly name: string;
  /** Those of a CSS module, whose rules are only on pages that have one of them. */
  readonly classes?: readonly string[];
  readonly css: string;
}

/** A page, as the server sends it and the export writes it. */
export interface RenderedPage {
  readonly path: string;
  readonly html: string;
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
  const body = renderToString(
    <SiteContext value={context}>
      <SiteLayout currentPath={route.path}>{route.page}</SiteLayout>
    </SiteContext>,
  );
  const css = selectStyles(styles, body);
  const policy = pagePolicy(css);
  const head = renderToString(<Head route={route} context={context} css={css} policy={policy.meta} />);
  const html = `<!doctype html><html lang="${guide.locale}">${head}<body>${body}</body></html>`;
  return { path: route.path, html, body: encode(Buffer.from(html)), policy: policy.header };
}

/** Selects the rules that a page needs: the global ones, and those of each CSS module with a class in the page. */
export function selectStyles(styles: readonly StyleRules[], html: string): string {
  // React puts attributes in double quotes and escapes those in text.
  const attributes = html.match(/ class="[^"]+/g) ?? [];
  const used = new Set(attributes.join(" ").split(/ class="| /));
  const chosen = styles.filter(({ classes }) => classes?.some((name) => used.has(name)) ?? true);
  return chosen.map(({ css }) => css).join("");
}
