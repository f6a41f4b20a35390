import type { RequestListener, ServerResponse } from "node:http";
import { errorText } from "../../shared/content/error-texts.ts";
import type { Logger } from "../log.ts";
import { defaultHeaders } from "../publish/security-headers.ts";
import type { AnswerProbe } from "./health.ts";
import type { LiveHandler } from "./live-handler.ts";
import type { PreparedPublication } from "./prepared-publication.ts";
import { oweAnswer } from "./refuse-connection.ts";
import { refusalOf, refuseRequest } from "./refuse-request.ts";
import { isOverHttps, pathOf, requestTarget } from "./request-target.ts";
import { sendResource } from "./resource.ts";

interface RequestHandlerOptions {
  readonly answerProbe: AnswerProbe;
  readonly publication: PreparedPublication;
  /** Loads what answers for all that is not published, at the first call. */
  readonly loadLiveHandler: () => Promise<LiveHandler>;
  readonly trustProxy: boolean;
  readonly log: Logger;
}

/**
 * Creates the listener for all requests. It refuses invalid requests, answers probes and sends what is
 * published; everything else waits for the live handler.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestListener {
  const { answerProbe, publication, loadLiveHandler, trustProxy, log } = options;

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
    if (answerProbe(path, response, isSecure)) {
      return;
    }
    const resource = publication.at(path);
    if (resource !== undefined && (path === target || !resource.answersQueries)) {
      sendResource(resource, request, response, isSecure);
      return;
    }
    loadLiveHandler().then(
      (handle) => handle(request, response, isSecure),
      (error: unknown) => {
        log.error({ err: error }, "the pages could not be loaded");
        sendFailure(response, isSecure);
      },
    );
  };
}

function sendFailure(response: ServerResponse, isSecure: boolean): void {
  const headers = { ...defaultHeaders(isSecure), "Cache-Control": "no-store", "Content-Type": "text/plain" };
  response.writeHead(500, headers).end(`${errorText.heading}\n`);
}
