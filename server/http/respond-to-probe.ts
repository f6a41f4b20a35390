import type { RequestHandler, Response } from "express";
import { paths } from "../../shared/paths.ts";
import type { AppOptions } from "./app-options.ts";

/** Tells a load balancer that the server is running. */
export function respondToHealthProbe({ build }: AppOptions): RequestHandler {
  return (_request, response) => sendStatus(response, true, build.buildId);
}

/** Tells a load balancer whether the server may get requests. */
export function respondToReadinessProbe(options: AppOptions): RequestHandler {
  const { build, isStopping } = options;
  return (_request, response) => {
    sendStatus(response, !isStopping() && canRenderHome(options), build.buildId);
  };
}

function sendStatus(response: Response, isPassed: boolean, buildId: string): void {
  response.set("Cache-Control", "no-store").status(isPassed ? 200 : 503);
  response.json({ status: isPassed ? "ok" : "not ready", buildId });
}

function canRenderHome({ pages, log }: AppOptions): boolean {
  try {
    return pages().at(paths.home) !== undefined;
  } catch (error) {
    log.warn({ err: error }, "home page could not be rendered");
    return false;
  }
}
