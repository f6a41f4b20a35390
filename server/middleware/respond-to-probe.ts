import type { RequestHandler, Response } from "express";
import { paths } from "../../shared/paths.ts";
import type { Logger } from "../process/log.ts";
import type { Site } from "../site.ts";

/** Tells a load balancer that the server runs. */
export function respondToHealth(buildId: string): RequestHandler {
  return (_request, response) => sendProbe(response, true, buildId);
}

/** Tells a load balancer whether the server may get requests. */
export function respondToReadiness(
  buildId: string,
  site: () => Site,
  isStopping: () => boolean,
  log: Logger,
): RequestHandler {
  return (_request, response) => sendProbe(response, !isStopping() && canRenderHome(site(), log), buildId);
}

function sendProbe(response: Response, isOk: boolean, buildId: string): void {
  const [code, status] = isOk ? [200, "ok"] : [503, "not ready"];
  response.set("Cache-Control", "no-store").status(code).json({ status, buildId });
}

function canRenderHome({ page }: Site, log: Logger): boolean {
  try {
    return page(paths.home) !== undefined;
  } catch (error) {
    log.warn({ err: error }, "home page could not be rendered");
    return false;
  }
}
