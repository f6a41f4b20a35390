import { createServer, type Server } from "node:http";
import { pino } from "pino";
import { type AppOptions, createApp } from "../../server/app.ts";
import { build, guideSite } from "./built-guide.ts";
import { listen } from "./requests.ts";

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
