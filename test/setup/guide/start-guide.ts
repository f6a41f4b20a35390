import { pino } from "pino";
import { type Config, readConfig } from "../../../server/config.ts";
import { createGuide, type Guide, type GuideOptions } from "../../../server/guide.ts";
import type { BuildOutput } from "../../../server/publish/build-output.ts";
import { type NotFoundRoute, notFoundRoute, type Route, routes } from "../../../shared/routes.tsx";
import { listen } from "../requests/listen.ts";
import { build, siteUrl, today } from "./built-guide.ts";

interface StartOptions extends Partial<Pick<GuideOptions, "loadPages" | "buildFolder" | "now">> {
  routes?: readonly Route[];
  notFoundRoute?: NotFoundRoute;
  build?: BuildOutput;
  config?: Partial<Config>;
}

/** A guide that listens on a port of its own, with every line it logged. */
export interface StartedGuide extends Guide {
  /** "http://127.0.0.1:41234" */
  origin: string;
  port: number;
  log: readonly Readonly<Record<string, unknown>>[];
  stop(): Promise<void>;
}

/** Starts the guide, as `npm start` does, on a free port: from the build in dist/ if no other is given. */
export async function startGuide(options: StartOptions = {}): Promise<StartedGuide> {
  const log: Record<string, unknown>[] = [];
  const guide = await createGuide({
    config: {
      ...readConfig({ PORT: "0", HOST: "127.0.0.1", SITE_URL: siteUrl }),
      ...options.config,
    },
    loadPages: options.loadPages ?? (async () => ({ routes, notFoundRoute, ...options })),
    ...(options.buildFolder !== undefined && { buildFolder: options.buildFolder }),
    build: options.build ?? build,
    log: pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) }),
    now: options.now ?? (() => today),
  });
  const port = await listen(guide.server);
  return {
    ...guide,
    origin: `http://127.0.0.1:${port}`,
    port,
    log,
    stop: () =>
      new Promise((resolve) => {
        guide.server.close(() => resolve());
        guide.server.closeAllConnections();
      }),
  };
}

/** Does something. Resolves to what the guide logged meanwhile. */
export async function logOf(guide: StartedGuide, act: () => Promise<unknown>): Promise<StartedGuide["log"]> {
  const before = guide.log.length;
  await act();
  return guide.log.slice(before);
}
