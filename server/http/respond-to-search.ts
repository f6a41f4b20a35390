import compression from "compression";
import type { Request, RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { refusalTexts } from "../../shared/content/texts/error-texts.ts";
import { searchRoute } from "../../shared/routes.tsx";
import { readQuery } from "../../shared/search/search-page.ts";
import type { AppOptions } from "./app-options.ts";
import { queryOf } from "./query-of.ts";
import { sendShortText, sendUncached } from "./send.ts";

const searchesPerMinute = 300;

/**
 * Responds with the results of a query, or 429 to a client that searches too often. Without a query, the search page is
 * served like any other.
 */
export function respondToSearch({ site }: AppOptions): RequestHandler[] {
  const skipWithoutQuery: RequestHandler = (request, _response, next) => {
    next(typedQuery(request) === "" ? "route" : undefined);
  };
  const sendResults: RequestHandler = (request, response) => {
    const { render, searchIndex } = site();
    sendUncached(response, render(searchRoute(searchIndex().search(typedQuery(request)))));
  };
  return [skipWithoutQuery, limitSearches(), compression(), sendResults];
}

function limitSearches(): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: searchesPerMinute,
    // With Retry-After.
    standardHeaders: "draft-8",
    legacyHeaders: false,
    // Warns on stderr about a proxy that TRUST_PROXY does not count: all its readers would share one limit.
    validate: { default: false, xForwardedForHeader: true },
    handler: (_request, response) => sendShortText(response, 429, refusalTexts[429]),
  });
}

function typedQuery({ originalUrl }: Request): string {
  return readQuery(queryOf(originalUrl));
}
