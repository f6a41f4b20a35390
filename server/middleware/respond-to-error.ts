import type { ErrorRequestHandler } from "express";
import { errorText } from "../../shared/content/errors.ts";
import { errorRoute, type Route } from "../../shared/routes.tsx";
import { codeOf } from "../process/explained-error.ts";
import type { Logger } from "../process/log.ts";
import type { Site } from "../site.ts";
import { sendShortText, sendUncached } from "./send.ts";

/** Responds with the error page. */
export function respondToError(site: () => Site, log: Logger, showStack: boolean): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  return (error: unknown, { path }, response, _next) => {
    if (response.headersSent) {
      log.error({ err: error, path }, "response could not be finished");
      response.destroy();
      return;
    }
    log.error({ err: error, path }, "request failed");
    try {
      sendUncached(response.status(500), site().render(errorRouteOf(error, showStack)));
    } catch (cause) {
      log.error({ err: cause }, "error page could not be rendered");
      sendShortText(response, 500, errorText.heading);
    }
  };
}

function errorRouteOf(error: unknown, showStack: boolean): Route {
  if (!(error instanceof Error)) {
    return errorRoute(String(error));
  }
  // Node's own messages name files of the server.
  const message = codeOf(error) ? errorText.description : error.message;
  return errorRoute(message, showStack ? error.stack : undefined);
}
