import { createServer, type Server } from "node:http";
import { pino } from "pino";
import { type AppOptions, createApp } from "../../../server/app.ts";
import { readersCaching } from "../../../server/caching.ts";
import type { PagesOptions } from "../../../server/pages.ts";
import { routes } from "../../../shared/routes.tsx";
import { listen } from "../requests/listen.ts";
import { build, context, pagesOf, today } from "./built-guide.ts";

type AppChanges = Partial<Pick<AppOptions, "isReady" | "build" | "buildFolder">>;

/** What differs from the guide that is built. */
interface StartOptions extends AppChanges, Partial<Pick<PagesOptions, "routes" | "now">> {
  context?: Partial<PagesOptions["context"]>;
}

/** A guide that listens on a port of its own, with every line it logged. */
export interface StartedGuide {
  server: Server;
  /** "http://127.0.0.1:41234" */
  origin: string;
  port: number;
  log: readonly Readonly<Record<string, unknown>>[];
  stop(): Promise<void>;
}

/** Starts the app of `npm start` on a free port, from the build in dist/. */
export async function startGuide(options: StartOptions = {}): Promise<StartedGuide> {
  const { context: changes, routes: table = routes, now = () => today, ...others } = options;
  const log: Record<string, unknown>[] = [];
  const app = createApp({
    routes: table,
    pages: pagesOf({ routes: table, now, context: { ...context, ...changes } }),
    build,
    buildFolder: "dist",
    caching: readersCaching,
    isReady: () => true,
    log: pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) }),
    ...others,
  });
  const server = createServer(app);
  const port = await listen(server);
  return {
    server,
    origin: `http://127.0.0.1:${port}`,
    port,
    log,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Does something. Resolves to what the guide logged meanwhile. */
export async function logOf(guide: StartedGuide, act: () => Promise<unknown>): Promise<StartedGuide["log"]> {
  const before = guide.log.length;
  await act();
  return guide.log.slice(before);
}
