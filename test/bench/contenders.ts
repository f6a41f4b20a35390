import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { serverOptions } from "../../server/build/bundle.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { missingPath, type SavedAnswer, saveAnswer } from "./saved-answers.ts";
import { freePort, type ServerProcess, startServer } from "./server-process.ts";

/** The pages that are asked for under load. */
export const measuredPaths = ["/", "/schedules", missingPath];

/** Servers that answer the same paths with the same bytes. */
export interface Contenders {
  guide(): Promise<ServerProcess>;
  bareHttp(): Promise<ServerProcess>;
  expressBuffer(): Promise<ServerProcess>;
  expressRender(): Promise<ServerProcess>;
  /** Undefined where nginx is not installed. */
  nginx: (() => Promise<ServerProcess>) | undefined;
  /** The command that exports, or loops, and how many pages. */
  exportRun: readonly string[];
  remove(): Promise<void>;
}

/** Saves what the guide answers, and bundles the servers it is measured against as the guide itself is bundled. */
export async function prepareContenders(): Promise<Contenders> {
  const folder = await mkdtemp(join(tmpdir(), "guide-bench-"));
  // nginx works as another user.
  await chmod(folder, 0o755);
  await build({
    ...serverOptions,
    entryPoints: ["bare-http", "express-buffer", "express-render", "export-run"].map(
      (name) => `test/bench/processes/${name}.ts`,
    ),
    splitting: false,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
  });
  const start = async (name: string, file: string) => {
    const port = await freePort();
    const env = {
      PORT: String(port),
      HOST: "127.0.0.1",
      ANSWERS: folder,
      LOG_LEVEL: "silent",
      DRAIN_SECONDS: "0",
    };
    return startServer(name, port, [process.execPath, "--max-semi-space-size=8", file], env);
  };
  const guide = () => start("the guide", "dist/server/start.js");
  const answers = await answersOf(guide, folder);
  return {
    guide,
    bareHttp: () => start("bare node:http", join(folder, "bare-http.mjs")),
    expressBuffer: () => start("Express, same buffer", join(folder, "express-buffer.mjs")),
    expressRender: () => start("Express, renderToString each time", join(folder, "express-render.mjs")),
    nginx: hasNginx ? () => startNginx(folder, answers) : undefined,
    exportRun: [process.execPath, join(folder, "export-run.mjs")],
    remove: () => rm(folder, { recursive: true }),
  };
}

async function answersOf(
  startGuide: () => Promise<ServerProcess>,
  folder: string,
): Promise<readonly SavedAnswer[]> {
  const { origin, stop } = await startGuide();
  const answers = await Promise.all(measuredPaths.map((path) => saveAnswer(origin, path, folder)));
  await stop();
  return answers;
}
