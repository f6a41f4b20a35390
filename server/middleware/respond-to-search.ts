import type { Request, RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { refusalTexts } from "../../shared/content/errors.ts";
import { searchRoute } from "../../shared/routes.tsx";
import { readQuery } from "../../shared/search/query.ts";
import type { Site } from "../site.ts";
import { sendShortText, sendUncached } from "./send.ts";

const searchesPerMinute = 300;

/** Responds 429 to a client that searches too often. */
export function limitSearches(): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: searchesPerMinute,
    skip: (request) => typedQuery(request) === "",
    // Includes Retry-After.
    standardHeaders: "draft-8",
    legacyHeaders: false,
    // Warns on stderr about a proxy that TRUST_PROXY does not count: all its readers would share one limit.
    validate: { default: false, xForwardedForHeader: true },
    handler: (_request, response) => sendShortText(response, 429, refusalTexts[429]),
  });
}

/** Responds with the results of a query. Without a query, the search page is served like any other. */
export function respondToSearch(site: () => Site): RequestHandler {
  return (request, response, next) => {
    const query = typedQuery(request);
    if (query === "") {
      next();
    } else {
      const { render, searchIndex } = site();
      sendUncached(response, render(searchRoute(searchIndex().search(query))));
    }
  };
}

function typedQuery({ originalUrl }: Request): string {
  return readQuery(originalUrl.replace(/^[^?]*/, ""));
}
