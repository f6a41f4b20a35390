import type { RequestHandler } from "express";
import { paths, probePaths } from "../../shared/paths.ts";
import type { AppOptions } from "./app-options.ts";

/** Tells a load balancer whether the server is running, and whether it may send requests. */
export function respondToProbe(options: AppOptions): RequestHandler {
  const { build, isStopping } = options;
  const probes: Readonly<Record<string, () => boolean>> = {
    [probePaths.health]: () => true,
    [probePaths.readiness]: () => !isStopping() && canRenderHome(options),
  };
  return ({ path }, response, next) => {
    const probe = probes[path];
    if (!probe) {
      next();
      return;
    }
    const isPassed = probe();
    response.set("Cache-Control", "no-store").status(isPassed ? 200 : 503);
    response.json({ status: isPassed ? "ok" : "not ready", buildId: build.buildId });
  };
}

function canRenderHome({ pages, log }: AppOptions): boolean {
  try {
    return pages().at(paths.home) !== undefined;
  } catch (error) {
    log.warn({ err: error }, "home page could not be rendered");
    return false;
  }
}
