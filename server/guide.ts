import type { Server } from "node:http";
import { manilaYear } from "../shared/clock.ts";
import type { NotFoundRoute, Route } from "../shared/routes.tsx";
import type { Config } from "./config.ts";
import { createApp } from "./http/app.ts";
import { createHttpServer } from "./http/http-server.ts";
import type { Logger } from "./http/log.ts";
import { createPageStore, type PageStore } from "./http/page-store.ts";
import type { Bodies } from "./http/resource.ts";
import type { BuildOutput, BuiltFile } from "./publish/build-output.ts";
import { caching, noCaching } from "./publish/caching.ts";
import { compressPage } from "./publish/compress.ts";
import { errorPage } from "./render/error-page.tsx";
import type { RenderContext } from "./render/render.tsx";

interface GuideOptions {
  config: Config;
  routes: readonly Route[];
  notFoundRoute: NotFoundRoute;
  build: BuildOutput;
  /** Reads a file of the build. */
  readBodies: (file: BuiltFile) => Promise<Bodies>;
  log: Logger;
  now: () => Date;
  /** Given by the development server: scripts for every page, stacks on the error page, no compression, no caching. */
  development?: { scripts: readonly string[] };
}

/** A guide that is ready to listen. */
export interface Guide {
  server: Server;
  /** Makes /readyz answer 503 and closes each connection after its next answer. */
  drain(): void;
  /** Renders every page again when the year in Manila has changed since they were made. */
  refresh(): void;
}

/** Renders the guide and puts store, application and server together. */
export async function createGuide(options: GuideOptions): Promise<Guide> {
  const { config, routes, notFoundRoute, build, readBodies, log, now, development } = options;
  let isDraining = false;
  // Read once: a disk that goes away later takes nothing with it.
  const bodies = new Map(
    await Promise.all(build.files.map(async (file) => [file.path, await readBodies(file)] as const)),
  );
  let current = renderGuide(manilaYear(now()));

  function renderGuide(year: number): { context: RenderContext; store: PageStore } {
    const context = {
      siteUrl: config.siteUrl,
      year,
      assets: build.assets,
      styles: build.styles,
      // An edit must be on the page at once, and a worker that was saved on this address must go.
      worksOffline: config.worksOffline && !development,
      scripts: development?.scripts ?? [],
    };
    const otherPages = [errorPage(new Error("sample"), context, false)];
    const store = createPageStore({
      routes,
      notFoundRoute,
      otherPages,
      context,
      build,
      bodies,
      compress: (identity) => (development ? { identity } : compressPage(identity)),
      caching: development ? noCaching : caching,
    });
    for (const [route, error] of store.failures) {
      log.error({ err: error, path: route.path }, "page could not be rendered");
    }
    return { context, store };
  }

  const store = () => current.store;
  const app = createApp({
    routes,
    store,
    context: () => current.context,
    buildId: build.buildId,
    isReady: () => !isDraining,
    trustProxy: config.trustProxy,
    log,
    showStack: development !== undefined,
  });
  return {
    server: createHttpServer({ config, store, app, isDraining: () => isDraining, log }),
    drain() {
      isDraining = true;
    },
    refresh() {
      const year = manilaYear(now());
      if (year !== current.context.year) {
        current = renderGuide(year);
        log.info({ year }, "pages rendered for the new year");
      }
    },
  };
}
