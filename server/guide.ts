import type { RequestListener, Server } from "node:http";
import type { NotFoundRoute, Route } from "../shared/routes.tsx";
import { endOfManilaYear, manilaYear } from "../shared/universal/clock.ts";
import type { Config } from "./config.ts";
import { createApp } from "./http/app.ts";
import { createHttpServer } from "./http/http-server.ts";
import { preparePublication } from "./http/prepared-publication.ts";
import { createRequestHandler } from "./http/request-handler.ts";
import type { Logger } from "./log.ts";
import type { BuildOutput } from "./publish/build-output.ts";
import { caching, noCaching } from "./publish/caching.ts";
import { readPublication } from "./publish/stored-publication.ts";
import { createRenderContext } from "./render/render-context.ts";

/** How long to wait before retrying a New Year publication that failed, in milliseconds. */
const retryInterval = 60_000;

interface GuideOptions {
  readonly config: Config;
  readonly routes: readonly Route[];
  readonly notFoundRoute: NotFoundRoute;
  readonly build: BuildOutput;
  /** The build's folder, which may hold a stored publication of the same routes. Unset: none is read. */
  readonly buildFolder?: string;
  readonly log: Logger;
  readonly now: () => Date;
  /** For the development server: adds scripts to every page, shows stacks, compresses and caches nothing. */
  readonly development?: { scripts: readonly string[] };
}

/** A guide that is ready to listen. */
export interface Guide {
  readonly server: Server;
  /** Makes /readyz answer 503 and closes each connection after its next answer. */
  drain(): void;
}

/** The guide as published for one year, which its pages print. */
interface YearOfGuide {
  readonly handle: RequestListener;
  /** When it goes out of date, in milliseconds since 1970. */
  readonly end: number;
}

/** Publishes the guide and creates its server. The first request after New Year in Manila publishes again. */
export function createGuide(options: GuideOptions): Guide {
  const { config, log, now } = options;
  let isDraining = false;
  const isReady = () => !isDraining;
  let current = publishYear(options, isReady);

  const turnYear = () => {
    try {
      current = publishYear(options, isReady);
      log.info({ year: manilaYear(now()) }, "pages rendered for the new year");
    } catch (error) {
      current = { ...current, end: now().getTime() + retryInterval };
      log.error({ err: error }, "pages could not be rendered for the new year");
    }
  };

  const handle: RequestListener = (request, response) => {
    if (isDraining) {
      response.shouldKeepAlive = false;
    }
    if (now().getTime() >= current.end) {
      turnYear();
    }
    current.handle(request, response);
  };

  return {
    server: createHttpServer({ timeouts: config, handle, log }),
    drain() {
      isDraining = true;
    },
  };
}

function publishYear(options: GuideOptions, isReady: () => boolean): YearOfGuide {
  const { config, routes, notFoundRoute, build, buildFolder, log, now, development } = options;
  const moment = now();
  const context = createRenderContext(build, config, moment, development?.scripts);
  const stored = buildFolder === undefined ? undefined : readPublication(buildFolder, build, context);
  if (buildFolder !== undefined && stored === undefined) {
    log.info("pages rendered at start: no stored publication fits");
  }
  const publication = preparePublication({
    routes,
    notFoundRoute,
    context,
    build,
    stored,
    caching: development ? noCaching : caching,
    compresses: !development,
  });
  for (const [route, error] of publication.failures) {
    log.error({ err: error, path: route.path }, "page could not be rendered");
  }
  const app = createApp({
    routes,
    publication,
    context,
    buildId: build.buildId,
    isReady,
    log,
    showStack: development !== undefined,
  });
  const handle = createRequestHandler({ routes, publication, app, trustProxy: config.trustProxy, log });
  return { handle, end: endOfManilaYear(moment) };
}
