import type { RequestHandler } from "express";
import { paths } from "../../shared/paths.ts";
import type { HandlerContext } from "./handler-context.ts";

/** Tells a load balancer that the server is alive. */
export function respondToHealthProbe(context: HandlerContext): RequestHandler {
  return respondToProbe(context, () => true);
}

/** Tells a load balancer whether to send requests: not after a signal to stop, or if the home page throws. */
export function respondToReadinessProbe(context: HandlerContext): RequestHandler {
  const { pages, isStopping, log } = context;
  return respondToProbe(context, () => {
    try {
      return !isStopping() && pages().at(paths.home) !== undefined;
    } catch (error) {
      log.warn({ err: error }, "home page could not be rendered");
      return false;
    }
  });
}

function respondToProbe({ build: { buildId } }: HandlerContext, isPassed: () => boolean): RequestHandler {
  return (_request, response) => {
    const passed = isPassed();
    response.set("Cache-Control", "no-store").status(passed ? 200 : 503);
    response.json({ status: passed ? "ok" : "not ready", buildId });
  };
}
