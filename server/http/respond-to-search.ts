import type { Request, RequestHandler } from "express";
import { questionOf } from "../../shared/search/answer-question.ts";
import { queryName } from "../../shared/search/search-sentences.ts";
import type { HandlerContext } from "./handler-context.ts";
import { sendPage } from "./send.ts";

function questionIn({ query }: Request): string {
  const typed = query[queryName];
  return questionOf(typeof typed === "string" ? typed : "");
}

/** Without a question, the search page is served like any other. */
export const requireQuestion: RequestHandler = (request, _response, next) => {
  next(questionIn(request) === "" ? "route" : undefined);
};

export function respondToSearch({ pages }: HandlerContext): RequestHandler {
  return (request, response) => {
    response.set("Cache-Control", "no-store");
    sendPage(response, pages().answer(questionIn(request)));
  };
}
