import type { RequestHandler } from "express";
import { questionIn } from "../../shared/search/answer-question.ts";
import type { HandlerContext } from "./handler-context.ts";
import { queryOf } from "./request-parts.ts";
import { limitRate, takeTurns, warnAboutProxy } from "./search-limits.ts";
import { sendPage } from "./send.ts";

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
