import type { Request, RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { refusalTexts } from "../../shared/content/texts/error-texts.ts";
import { searchRoute } from "../../shared/routes.tsx";
import { questionIn } from "../../shared/search/search-page.ts";
import type { AppOptions } from "./app-options.ts";
import { queryOf } from "./request-address.ts";
import { sendPage, sendShortText } from "./send.ts";

const searchesPerMinute = 300;

/** Responds 429 to a client that asks too often. */
export function limitSearches(): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: searchesPerMinute,
    skip: (request) => questionOf(request) === "",
    // With Retry-After.
    standardHeaders: "draft-8",
    legacyHeaders: false,
    // Warns on stderr about a proxy that TRUST_PROXY does not count: all its readers would share one limit.
    validate: { default: false, xForwardedForHeader: true },
    handler: (_request, response) => sendShortText(response, 429, refusalTexts[429]),
  });
}

/** Answers a question. Without one, the search page is served like any other. */
export function respondToSearch({ site }: AppOptions): RequestHandler {
  return (request, response, next) => {
    const question = questionOf(request);
    if (question === "") {
      next();
    } else {
      const { render, searchIndex } = site();
      sendPage(response, render(searchRoute(searchIndex().answer(question))), "no-store");
    }
  };
}

function questionOf(request: Request): string {
  return questionIn(queryOf(request));
}
