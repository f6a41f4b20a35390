import type { IncomingMessage, ServerResponse } from "node:http";
import type { NotFoundRoute } from "../../shared/routes.tsx";
import { logFailedPage, printable } from "../log.ts";
import { defaultHeaders } from "../publish/security-headers.ts";
import { type AppOptions, createApp } from "./app.ts";
import { createNotFound } from "./not-found.ts";
import { pathOf } from "./request-target.ts";
import { sendResource } from "./resource.ts";

/** Answers a valid request for what is not published. */
export type LiveHandler = (request: IncomingMessage, response: ServerResponse, isSecure: boolean) => void;

interface LiveHandlerOptions extends AppOptions {
  readonly notFoundRoute: NotFoundRoute;
}

/**
 * Creates what answers for all that is not published: queries and other work of Express, and Page Not Found.
 * It needs React and all pages, so it is loaded only when it is first asked, or after the first answer.
 */
export function createLiveHandler(options: LiveHandlerOptions): LiveHandler {
  const { notFoundRoute, publication, context, log } = options;
  const app = createApp(options);
  const findNotFound = createNotFound(notFoundRoute, publication, context);

  /** Page Not Found, without a suggestion if that cannot be rendered. */
  const notFound = (path: string) => {
    try {
      return findNotFound(path);
    } catch (error) {
      logFailedPage(log, path, error);
      return publication.notFound;
    }
  };

  return (request, response, isSecure) => {
    const path = pathOf(request.url ?? "");
    if (app.hasPath(path)) {
      response.setHeaders(new Map(Object.entries(defaultHeaders(isSecure))));
      app.handle(request, response);
    } else {
      log.warn({ status: 404, path: printable(path) }, "404 error");
      sendResource(notFound(path), request, response, isSecure);
    }
  };
}
