import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { errorText } from "../../shared/content/error-texts.ts";
import { type Logger, printable } from "../log.ts";
import { contentTypeOf } from "../publish/content-types.ts";
import { defaultHeaders } from "../publish/security-headers.ts";
import { oweAnswer } from "./connections.ts";
import type { AnswerProbe } from "./health.ts";
import type { LiveHandler } from "./live-handler.ts";
import type { PreparedPublication } from "./prepared-publication.ts";
import { refusalOf, refuseRequest } from "./refuse-request.ts";
import { isOverHttps, pathOf, requestTarget } from "./request-target.ts";
import { sendResource } from "./resource.ts";

/** The guide as it is published at one time. */
export interface PublishedGuide {
  readonly publication: PreparedPublication;
  /** Loads what answers for all that is not published, at the first call. */
  readonly loadLiveHandler: () => Promise<LiveHandler>;
}

interface RequestHandlerOptions {
  readonly answerProbe: AnswerProbe;
  /** False once the server has been told to stop: each connection is then closed after its answer. */
  readonly isReady: () => boolean;
  /** Returns what to answer with, or a promise of it while it is being published. */
  readonly findCurrent: () => PublishedGuide | Promise<PublishedGuide>;
  readonly trustProxy: boolean;
  readonly log: Logger;
}

/**
 * Creates the listener for all requests. It refuses invalid requests, answers probes and sends what is
 * published; everything else waits for the live handler.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestListener {
  const { answerProbe, isReady, findCurrent, trustProxy, log } = options;

  const answerFrom = (
    { publication, loadLiveHandler }: PublishedGuide,
    target: string,
    request: IncomingMessage,
    response: ServerResponse,
    isSecure: boolean,
  ) => {
    const path = pathOf(target);
    const resource = publication.at(path);
    if (resource !== undefined && (path === target || !resource.answersQueries)) {
      sendResource(resource, request, response, isSecure);
      return;
    }
    loadLiveHandler().then(
      (handle) => handle(request, response, isSecure),
      (error: unknown) => {
        log.error({ err: error, path: printable(target) }, "the pages could not be loaded");
        sendFailure(response, isSecure);
      },
    );
  };

  return (request, response) => {
    oweAnswer(request, response);
    if (!isReady()) {
      response.shouldKeepAlive = false;
    }
    const target = requestTarget(request.url ?? "/");
    request.url = target;
    const isSecure = isOverHttps(request, trustProxy);
    const refusal = refusalOf(request, target);
    if (refusal !== undefined) {
      refuseRequest(request, response, refusal, defaultHeaders(isSecure), log);
      return;
    }
    if (answerProbe(pathOf(target), response, isSecure)) {
      return;
    }
    const current = findCurrent();
    if (current instanceof Promise) {
      current.then((published) => answerFrom(published, target, request, response, isSecure));
    } else {
      answerFrom(current, target, request, response, isSecure);
    }
  };
}

function sendFailure(response: ServerResponse, isSecure: boolean): void {
  const headers = {
    ...defaultHeaders(isSecure),
    "Cache-Control": "no-store",
    "Content-Type": contentTypeOf(".txt"),
  };
  response.writeHead(500, headers).end(`${errorText.heading}\n`);
}
