import { createServer, type Server } from "node:http";
import { pino } from "pino";
import { createElement } from "react";
import { type AppOptions, createApp } from "../../server/app.ts";
import { readBuildOutput } from "../../server/process/build-output.ts";
import { createLog } from "../../server/process/log.ts";
import { createSite, type Site, type SiteOptions } from "../../server/site.ts";
import { notFoundRoute, type Route, routes } from "../../shared/routes.tsx";
import { lazy } from "../../shared/values/lazy.ts";
import { listen } from "./requests.ts";

/** The output of `npm run build`. */
export const build = readBuildOutput("dist");

export const siteUrl = "https://baguio.example";
export const testDay = new Date("2025-11-20T08:00:00Z");

/** Page Not Found without a suggestion. */
export const plainNotFound = notFoundRoute();

/** What the pages of the guide are made from. */
export const guide: SiteOptions = {
  siteUrl,
  worksOffline: true,
  routes,
  build,
  date: testDay,
  log: createLog("silent"),
};

/** The guide as a site, each page rendered and compressed only once in this process. */
export const guideSite = lazy(() => createSite(guide));

/** A guide that differs from the built one. */
export function siteWith(changes: Partial<SiteOptions>): () => Site {
  const changed = createSite({ ...guide, ...changes });
  return () => changed;
}

/** The routes that search engines may list. */
export const indexedRoutes = routes.flatMap(({ seo, ...route }) => (seo ? [{ ...route, seo }] : []));

/** A route whose page is what `render` returns. It may throw, like a page with a bug. */
export function routeWithPage(path: Route["path"], render: () => string): Route {
  return { ...plainNotFound, path, page: createElement(render) };
}

/** A guide that listens on its own port, with the warnings it has logged. */
export interface StartedGuide {
  readonly server: Server;
  /** "http://127.0.0.1:41234" */
  readonly origin: string;
  readonly port: number;
  readonly log: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Starts the app on a free port, from the build in dist/. It runs until the process ends.
 * @param options how it differs from the one in dist/.
 */
export async function startGuide(options: Partial<AppOptions> = {}): Promise<StartedGuide> {
  const log: Record<string, unknown>[] = [];
  const app = {
    site: guideSite,
    buildId: build.buildId,
    log: pino({ base: null, level: "warn" }, { write: (line: string) => log.push(JSON.parse(line)) }),
    ...options,
  };
  const server = createServer(createApp(app));
  const port = await listen(server);
  return {
    server,
    origin: `http://127.0.0.1:${port}`,
    port,
    log,
  };
}

/** Resolves to what the guide logs during an action. */
export async function logOf(guide: StartedGuide, act: () => Promise<unknown>): Promise<StartedGuide["log"]> {
  const before = guide.log.length;
  await act();
  return guide.log.slice(before);
}
