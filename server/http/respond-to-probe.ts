import type { RequestHandler, Response } from "express";
import { paths } from "../../shared/paths.ts";
import type { AppOptions } from "./app-options.ts";

/** Tells a load balancer that the server is running. */
export function respondToHealthProbe({ buildId }: AppOptions): RequestHandler {
  return (_request, response) => sendStatus(response, true, buildId);
}

/** Tells a load balancer whether the server may get requests: if it can render home and is not stopping. */
export function respondToReadinessProbe({ buildId, site, isStopping, log }: AppOptions): RequestHandler {
  const canRenderHome = () => {
    try {
      return site().pages.get(paths.home)?.() !== undefined;
    } catch (error) {
      log.warn({ err: error }, "home page could not be rendered");
      return false;
    }
  };
  return (_request, response) => sendStatus(response, !isStopping() && canRenderHome(), buildId);
}

function sendStatus(response: Response, isOk: boolean, buildId: string): void {
  response.set("Cache-Control", "no-store").status(isOk ? 200 : 503);
  response.json({ status: isOk ? "ok" : "not ready", buildId });
}
