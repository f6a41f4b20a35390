import type { RequestHandler, Response } from "express";
import { paths } from "../../shared/paths.ts";
import type { BuildOutput } from "../build-output.ts";
import type { Pages } from "../pages.ts";
import type { Logger } from "../process/log.ts";

/** Tells a load balancer that the server is running. */
export function respondToHealthProbe({ buildId }: BuildOutput): RequestHandler {
  return (_request, response) => sendStatus(response, true, buildId);
}

/** Tells a load balancer whether the server may get requests: if it can render home and is not stopping. */
export function respondToReadinessProbe(
  { buildId }: BuildOutput,
  pages: () => Pages,
  isStopping: () => boolean,
  log: Logger,
): RequestHandler {
  const canRenderHome = () => {
    try {
      return pages().at(paths.home) !== undefined;
    } catch (error) {
      log.warn({ err: error }, "home page could not be rendered");
      return false;
    }
  };
  return (_request, response) => sendStatus(response, !isStopping() && canRenderHome(), buildId);
}

function sendStatus(response: Response, isPassed: boolean, buildId: string): void {
  response.set("Cache-Control", "no-store").status(isPassed ? 200 : 503);
  response.json({ status: isPassed ? "ok" : "not ready", buildId });
}
