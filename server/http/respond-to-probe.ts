import type { RequestHandler } from "express";
import { paths, probePaths } from "../../shared/paths.ts";
import type { Pages } from "../pages.ts";
import type { Logger } from "./log.ts";

interface ProbeOptions {
  readonly pages: () => Pages;
  readonly buildId: string;
  readonly isStopping: () => boolean;
  readonly log: Logger;
}

/** Tells a load balancer whether the server lives, and whether it may send requests. */
export function respondToProbe({ pages, buildId, isStopping, log }: ProbeOptions): RequestHandler {
  const probes: Readonly<Record<string, () => boolean>> = {
    [probePaths.health]: () => true,
    [probePaths.readiness]: () => !isStopping() && canRenderHome(pages, log),
  };
  return ({ path }, response, next) => {
    const probe = probes[path];
    if (!probe) {
      next();
      return;
    }
    const isPassed = probe();
    response.set("Cache-Control", "no-store").status(isPassed ? 200 : 503);
    response.json({ status: isPassed ? "ok" : "not ready", buildId });
  };
}

function canRenderHome(pages: () => Pages, log: Logger): boolean {
  try {
    return pages().at(paths.home) !== undefined;
  } catch (error) {
    log.warn({ err: error }, "home page could not be rendered");
    return false;
  }
}
