import type { RequestHandler } from "express";
import { paths } from "../../shared/paths.ts";
import type { Logger } from "../process/log.ts";
import type { Site } from "../site.ts";

/** Tells a load balancer whether the server runs, or whether it may get requests. */
export function respondToProbe(buildId: string, isOk: () => boolean): RequestHandler {
  return (_request, response) => {
    const [code, status] = isOk() ? [200, "ok"] : [503, "not ready"];
    response.set("Cache-Control", "no-store").status(code).json({ status, buildId });
  };
}

export function canRenderHome({ pages }: Site, log: Logger): boolean {
  try {
    return pages.get(paths.home)?.() !== undefined;
  } catch (error) {
    log.warn({ err: error }, "home page could not be rendered");
    return false;
  }
}
