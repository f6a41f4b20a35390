import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler } from "express";
import { isHttpError } from "http-errors";
import { errorText, refusalTexts } from "../../shared/content/texts/error-texts.ts";
import { errorRoute, type Route } from "../../shared/routes.tsx";
import { loggedPath } from "../process/log.ts";
import type { AppOptions } from "./app-options.ts";
import { sendPage, sendShortText } from "./send.ts";

/** Responds with a short text to an error of the request, and with the error page to one of the server. */
export function respondToError({ pages, log, showStack }: AppOptions): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  return (error: unknown, request, response, _next) => {
    if (response.headersSent) {
      log.error({ err: error, path: loggedPath(request.path) }, "response could not be finished");
      response.destroy();
      return;
    }
    const status = statusOf(error);
    if (status < 500) {
      sendShortText(response, status, status === 400 ? refusalTexts[400] : (STATUS_CODES[status] ?? ""));
      return;
    }
    log.error({ err: error, path: loggedPath(request.path) }, "request failed");
    try {
      sendPage(response.status(500), pages().render(errorRouteOf(error, showStack)), "no-store");
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

/** Returns the status if the request caused the error and the client may know; otherwise, 500. */
function statusOf(error: unknown): number {
  return isHttpError(error) && error.expose ? error.status : 500;
}
