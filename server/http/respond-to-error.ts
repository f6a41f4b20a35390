import type { ErrorRequestHandler } from "express";
import { errorText, refusalTexts } from "../../shared/content/texts/error-texts.ts";
import { errorRoute, type Route } from "../../shared/routes.tsx";
import { loggedPath } from "../process/log.ts";
import type { AppOptions } from "./app-options.ts";
import { MalformedPathError } from "./request-address.ts";
import { sendOnce, sendShortText } from "./send.ts";

/** Responds with a short text to a malformed path, and with the error page to any other error. */
export function respondToError({ site, log, showStack }: AppOptions): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  return (error: unknown, { path }, response, _next) => {
    if (response.headersSent) {
      log.error({ err: error, path: loggedPath(path) }, "response could not be finished");
      response.destroy();
      return;
    }
    if (error instanceof MalformedPathError) {
      sendShortText(response, 400, refusalTexts[400]);
      return;
    }
    log.error({ err: error, path: loggedPath(path) }, "request failed");
    try {
      sendOnce(response.status(500), site().render(errorRouteOf(error, showStack)));
    } catch (cause) {
      log.error({ err: cause }, "error page could not be rendered");
      sendShortText(response, 500, errorText.heading);
    }
  };
}

function errorRouteOf(error: unknown, showStack: boolean): Route {
  return error instanceof Error
    ? errorRoute(error.message, showStack ? error.stack : undefined)
    : errorRoute(String(error));
}
