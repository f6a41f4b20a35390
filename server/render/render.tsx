import { renderToString } from "react-dom/server";
import type { Route } from "../../shared/routes.tsx";
import { Document, stylePlaceholder } from "./document.tsx";
import type { RenderContext } from "./render-context.ts";
import { type HtmlElement, type PageLinks, readHtml } from "./rendered-html.ts";
import { selectStyles } from "./styles.ts";
import { typeset } from "./typeset.ts";

/** A page as it is sent, and what publishing needs to know of it. */
export interface RenderedPage {
  readonly html: string;
  /** The policy source that allows its style element. */
  readonly styleHash: string;
  readonly links: PageLinks;
  readonly main: HtmlElement;
}

/**
 * Renders a route to a whole HTML document. The server and the export both call it, so a served page and an
 * exported one have the same bytes. Reads no clock, no environment, no disk.
 * @throws whatever the page throws while it renders.
 */
export function renderPage(route: Route, context: RenderContext): RenderedPage {
  const markup = typeset(renderToString(<Document route={route} context={context} />));
  const { main, ids, addresses, ...needs } = readHtml(markup);
  const { css, hash } = selectStyles(context.styles, markup, needs);
  // Matched with its tag, because a title may contain the placeholder too.
  const styled = markup.replace(`<style>${stylePlaceholder}`, () => `<style>${css}`);
  return { html: `<!doctype html>${styled}`, styleHash: hash, links: { ids, addresses }, main };
}
