import { errorText } from "../../shared/content/error-texts.ts";
import { ErrorPage } from "../../shared/pages/ErrorPage.tsx";
import type { Route } from "../../shared/routes.tsx";
import { type RenderedPage, renderPage } from "./render.tsx";
import type { RenderContext } from "./render-context.ts";

/** Sent when even the error page cannot be rendered. */
export const fallbackErrorText = `${errorText.heading}\n`;

/** Renders the page for an error: its message, escaped by React, and its stack if `showStack` is true. */
export function errorPage(error: unknown, context: RenderContext, showStack: boolean): RenderedPage {
  const message = error instanceof Error ? error.message : String(error);
  const stack = showStack && error instanceof Error ? error.stack : undefined;
  const route: Route = {
    path: "/500",
    meta: { title: errorText.title, description: errorText.description },
    page: <ErrorPage message={message} {...(stack !== undefined && { stack })} />,
  };
  return renderPage(route, context);
}
