import type { Request, RequestHandler } from "express";
import { questionOf } from "../../shared/search/answer-question.ts";
import { queryName } from "../../shared/search/search-sentences.ts";
import type { HandlerContext } from "./handler-context.ts";
import { limitRate, takeTurns, warnAboutProxy } from "./search-limits.ts";
import { sendPage } from "./send.ts";

/** Answers a question, within limits. Without a question, the search page is served like any other. */
export function respondToSearch(context: HandlerContext): RequestHandler[] {
  return [
    (request, _response, next) => next(questionIn(request) === "" ? "route" : undefined),
    warnAboutProxy(context),
    limitRate(),
    takeTurns(),
    (request, response) => {
      response.set("Cache-Control", "no-store");
      sendPage(response, context.pages().answer(questionIn(request)));
    },
  ];
}

function questionIn({ query }: Request): string {
  const typed = query[queryName];
  return questionOf(typeof typed === "string" ? typed : "");
}
