import type { RequestHandler } from "express";
import { paths } from "../../shared/paths.ts";
import type { Pages } from "../pages.ts";
import type { Logger } from "./log.ts";

/** Tells a load balancer whether a probe is passed, and which build this is. */
export function respondToProbe(buildId: string, isPassed: () => boolean): RequestHandler {
  return (_request, response) => {
    const passed = isPassed();
    response.set("Cache-Control", "no-store").status(passed ? 200 : 503);
    response.json({ status: passed ? "ok" : "not ready", buildId });
  };
}

/** Whether a load balancer may send requests: not if the home page throws. */
export function isReady(pages: () => Pages, log: Logger): boolean {
  try {
    return pages().at(paths.home) !== undefined;
  } catch (error) {
    log.warn({ err: error }, "home page could not be rendered");
    return false;
  }
}
