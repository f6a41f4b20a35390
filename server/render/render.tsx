import { renderToString } from "react-dom/server";
import type { Route } from "../../shared/routes.tsx";
import { keepTogether } from "../../shared/universal/keep-together.ts";
import { Document, fillPlaceholders } from "./document.tsx";
import { mapText } from "./map-text.ts";
import { pagePolicy } from "./policy.ts";
import type { RenderContext } from "./render-context.ts";

export interface RenderedPage {
  readonly html: string;
  /** Its Content-Security-Policy, also in its head. */
  readonly policy: string;
}

/**
 * Renders a route to an HTML document. The server and the export both call it, so a served page and an exported
 * one have the same bytes. It reads no clock, no environment and no disk.
 * @throws whatever the page throws while it renders.
 */
export function renderPage(route: Route, context: RenderContext): RenderedPage {
  const markup = mapText(renderToString(<Document route={route} context={context} />), keepTogether);
  const { css, hash } = context.selectStyles(markup);
  const policy = pagePolicy(hash);
  return { html: `<!doctype html>${fillPlaceholders(markup, css, policy)}`, policy };
}
