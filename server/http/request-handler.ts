import type { RequestListener } from "node:http";
import type { Route } from "../../shared/routes.tsx";
import { type Logger, printable } from "../log.ts";
import { defaultHeaders } from "../publish/security-headers.ts";
import type { App } from "./app.ts";
import type { PreparedPublication } from "./prepared-publication.ts";
import { oweAnswer } from "./refuse-connection.ts";
import { refusalOf, refuseRequest } from "./refuse-request.ts";
import { isOverHttps, pathOf, requestTarget } from "./request-target.ts";
import { sendResource } from "./resource.ts";

interface RequestHandlerOptions {
  readonly routes: readonly Route[];
  readonly publication: PreparedPublication;
  readonly app: App;
  readonly trustProxy: boolean;
  readonly log: Logger;
}

/**
 * Creates the listener for all requests. It refuses invalid requests, and sends published resources and the
 * Page Not Found page directly; everything else goes to Express.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestListener {
  const { routes, publication, app, trustProxy, log } = options;
  const answersQueries = new Set<string>(routes.filter(({ pageFor }) => pageFor).map(({ path }) => path));

  /** Page Not Found, without a suggestion if that cannot be rendered. */
  const notFound = (path: string) => {
    try {
      return publication.notFound(path);
    } catch (error) {
      log.error({ err: error, path: printable(path) }, "page could not be rendered");
      return publication.plainNotFound;
    }
  };

  return (request, response) => {
    oweAnswer(request, response);
    const target = requestTarget(request.url ?? "/");
    request.url = target;
    const isSecure = isOverHttps(request, trustProxy);
    const refusal = refusalOf(request, target);
    if (refusal !== undefined) {
      refuseRequest(request, response, refusal, defaultHeaders(isSecure), log);
      return;
    }
    const path = pathOf(target);
    const resource = publication.at(path);
    if (resource !== undefined && (path === target || !answersQueries.has(path))) {
      sendResource(resource, request, response, isSecure);
    } else if (app.hasPath(path)) {
      response.setHeaders(new Map(Object.entries(defaultHeaders(isSecure))));
      app.handle(request, response);
    } else {
      log.warn({ status: 404, path: printable(path) }, "404 error");
      sendResource(notFound(path), request, response, isSecure);
    }
  };
}
