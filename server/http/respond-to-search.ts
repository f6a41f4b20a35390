import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { refusalTexts } from "../../shared/content/texts/error-texts.ts";
import { questionIn } from "../../shared/search/answer-question.ts";
import type { Pages } from "../pages.ts";
import { queryOf } from "./request-address.ts";
import { sendPage, sendShortText } from "./send.ts";

const searchesPerMinute = 300;

/** Answers a question; responds 429 to a client that asks too often. Without one, the search page is served like any other. */
export function respondToSearch(pages: () => Pages): RequestHandler {
  const limit = rateLimit({
    windowMs: 60_000,
    limit: searchesPerMinute,
    standardHeaders: false,
    legacyHeaders: false,
    // Warns on stderr about a proxy that TRUST_PROXY does not count: all its readers would share one limit.
    validate: { default: false, xForwardedForHeader: true },
    handler: (_request, response) => sendShortText(response.set("Retry-After", "60"), 429, refusalTexts[429]),
  });
  return (request, response, next) => {
    const question = questionIn(queryOf(request));
    if (question === "") {
      next();
      return;
    }
    limit(request, response, (error) => {
      if (error) {
        next(error);
      } else {
        response.set("Cache-Control", "no-store");
        sendPage(response, pages().answer(question));
      }
    });
  };
}
