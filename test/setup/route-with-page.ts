import { createElement } from "react";
import { notFoundRoute, type Route } from "../../shared/routes.tsx";

/** A route whose page is what `render` returns, or throws, as a page with a bug would. */
export function routeWithPage(path: Route["path"], render: () => string): Route {
  return { ...notFoundRoute, path, page: createElement(render) };
}
