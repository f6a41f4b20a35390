import type { Server, ServerResponse } from "node:http";
import type * as Pages from "../shared/routes.tsx";
import { endOfManilaYear, manilaYear } from "../shared/universal/clock.ts";
import type { Config } from "./config.ts";
import { createProbes } from "./http/health.ts";
import { createHttpServer } from "./http/http-server.ts";
import type { LiveHandler } from "./http/live-handler.ts";
import { preparePublication } from "./http/prepared-publication.ts";
import { createRequestHandler, type PublishedGuide } from "./http/request-handler.ts";
import { type Logger, logFailedPage } from "./log.ts";
import type { BuildOutput } from "./publish/build-output.ts";
import { noCaching } from "./publish/caching.ts";
import type { Publication } from "./publish/publish.ts";
import { readPublication } from "./publish/stored-publication.ts";
import { createRenderContext, type RenderContext } from "./render/render-context.ts";

/** How long to wait before retrying a New Year publication that failed, in milliseconds. */
const retryInterval = 60_000;

export interface GuideOptions {
  readonly config: Config;
  /** Loads the pages: at start if no stored publication fits, else after the first answer. */
  readonly loadPages: () => Promise<Pick<typeof Pages, "routes" | "notFoundRoute">>;
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
interface YearOfGuide extends PublishedGuide {
  /** When it goes out of date, in milliseconds since 1970. */
  readonly end: number;
}

/**
 * Publishes the guide, or reads what the build has published, and creates its server. The first request after
 * New Year in Manila publishes again.
 */
export async function createGuide(options: GuideOptions): Promise<Guide> {
  const { build, config, log, now } = options;
  let isDraining = false;
  let current = await publishYear(options);
  let turning: Promise<YearOfGuide> | undefined;

  const turnYear = async () => {
    try {
      current = await publishYear(options);
      log.info({ year: manilaYear(now()) }, "pages rendered for the new year");
    } catch (error) {
      current = { ...current, end: now().getTime() + retryInterval };
      log.error({ err: error }, "pages could not be rendered for the new year");
    }
    turning = undefined;
    return current;
  };
  const findCurrent = () => {
    if (now().getTime() < current.end) {
      return current;
    }
    turning ??= turnYear();
    return turning;
  };

  const isReady = () => !isDraining;
  const handle = createRequestHandler({
    answerProbe: createProbes(build.buildId, isReady),
    isReady,
    findCurrent,
    trustProxy: config.trustProxy,
    log,
  });
  const server = createHttpServer({ timeouts: config, handle, log });
  server.once("request", (_request, response: ServerResponse) => {
    response.once("close", () =>
      current.loadLiveHandler().catch((error: unknown) => {
        log.error({ err: error }, "the pages could not be loaded");
      }),
    );
  });
  return {
    server,
    drain() {
      isDraining = true;
    },
  };
}

async function publishYear(options: GuideOptions): Promise<YearOfGuide> {
  const { config, build, buildFolder, log, now, development } = options;
  const moment = now();
  const context = createRenderContext(build, config, moment, development?.scripts);
  const stored = buildFolder === undefined ? undefined : readPublication(buildFolder, build, context);
  if (buildFolder !== undefined && stored === undefined) {
    log.info("no stored publication fits: the pages are rendered now");
  }
  const publication = preparePublication(stored ?? (await publishNow(options, context)), !development);
  for (const [route, error] of publication.failures) {
    logFailedPage(log, route.path, error);
  }

  let liveHandler: Promise<LiveHandler> | undefined;
  const createLive = async () => {
    const { createLiveHandler, routes, notFoundRoute } = await loadRendering(options);
    return createLiveHandler({
      routes,
      notFoundRoute,
      publication,
      context,
      log,
      showStack: development !== undefined,
    });
  };
  const loadLiveHandler = () => {
    liveHandler ??= createLive().catch((error: unknown) => {
      liveHandler = undefined;
      throw error;
    });
    return liveHandler;
  };
  return { publication, loadLiveHandler, end: endOfManilaYear(moment) };
}

/** Publishes into memory. */
async function publishNow(options: GuideOptions, context: RenderContext): Promise<Publication> {
  const { build, development } = options;
  const { publishToMemory, routes, notFoundRoute } = await loadRendering(options);
  return publishToMemory({
    routes,
    notFoundRoute,
    context,
    build,
    ...(development && { caching: noCaching }),
  });
}

/**
 * Loads what renders, with React and the pages: most of a start, which a stored publication can do without. All
 * of it at once: at New Year the disk may be gone.
 */
async function loadRendering({ loadPages }: GuideOptions) {
  const [{ createLiveHandler }, { publishToMemory }, { routes, notFoundRoute }] = await Promise.all([
    import("./http/live-handler.ts"),
    import("./publish/publish.ts"),
    loadPages(),
  ]);
  return { createLiveHandler, publishToMemory, routes, notFoundRoute };
}
