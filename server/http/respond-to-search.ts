import { setImmediate } from "node:timers/promises";
import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { refusalTexts } from "../../shared/content/texts/error-texts.ts";
import { questionIn } from "../../shared/search/answer-question.ts";
import type { HandlerContext } from "./handler-context.ts";
import { sendPage, sendShortText } from "./send.ts";
import { queryOf } from "./serve-pages.ts";

/** How many searches may wait for their turn. More get 503. */
const maxWaiting = 100;
const searchesPerMinute = 300;

/** Answers a question, within limits. Without a question, the search page is served like any other. */
export function respondToSearch(context: HandlerContext): RequestHandler[] {
  return [
    (request, _response, next) => next(questionIn(queryOf(request)) === "" ? "route" : undefined),
    warnAboutProxy(context),
    limitRate(),
    takeTurns(),
    (request, response) => {
      response.set("Cache-Control", "no-store");
      sendPage(response, context.pages().answer(questionIn(queryOf(request))));
    },
  ];
}

/** Responds 429 to a client that searches too often. */
function limitRate(): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: searchesPerMinute,
    standardHeaders: false,
    legacyHeaders: false,
    // Its checks write to the console instead of the log. The one that matters is `warnAboutProxy`.
    validate: false,
    handler: (_request, response) => sendShortText(response.set("Retry-After", "60"), 429, refusalTexts[429]),
  });
}

/** Warns once if searches come through a proxy although the server trusts none. */
function warnAboutProxy({ log }: HandlerContext): RequestHandler {
  let hasWarned = false;
  return ({ app, headers }, _response, next) => {
    if (!hasWarned && "x-forwarded-for" in headers && app.get("trust proxy") === 0) {
      hasWarned = true;
      log.warn(
        "TRUST_PROXY is 0, but a search has X-Forwarded-For. Behind a proxy, all readers share one limit.",
      );
    }
    next();
  };
}

/**
 * Admits one search per turn of the event loop, so that waiting searches do not delay pages and probes. Drops those
 * whose client has left.
 */
export function takeTurns(): RequestHandler {
  let waiting = 0;
  let lastTurn = Promise.resolve();
  return async (request, response, next) => {
    if (waiting >= maxWaiting) {
      sendShortText(response.set("Retry-After", "2"), 503, refusalTexts[503]);
      return;
    }
    waiting += 1;
    lastTurn = lastTurn.then(() => setImmediate());
    await lastTurn;
    waiting -= 1;
    if (!request.socket.destroyed) {
      next();
    }
  };
}
