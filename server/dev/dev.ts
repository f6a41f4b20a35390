import { watch } from "node:fs";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { context } from "esbuild";
import express, { type Express, type Response } from "express";
import { buildFolder } from "../build/build-files.ts";
import { buildDevelopment } from "../build/build-guide.ts";
import { serverOptions } from "../build/bundle.ts";
import { readConfig } from "../config.ts";
import type * as DevApp from "./dev-app.ts";

const watchedFolders = ["shared", "server", "client", "public"];
/** How long to wait for further changes, in milliseconds: editors write a file in several steps. */
const debounceTime = 20;

const eventsPath = "/_dev/events";
const reloadPath = "/_dev/reload.js";
// If the server was down, open pages reload when it is back.
const reloadScript = `let wasOpen = false;
const events = new EventSource("${eventsPath}");
events.onopen = () => { if (wasOpen) location.reload(); wasOpen = true; };
events.onmessage = () => location.reload();
`;

const config = readConfig({ HOST: "localhost", ...process.env });
const devFolder = `${buildFolder}/dev`;
// Each edit leaves a bundle there.
await rm(devFolder, { recursive: true, force: true });
const bundler = await context({
  ...serverOptions,
  entryPoints: ["server/dev/dev-app.ts"],
  entryNames: "[name].[hash]",
  outdir: devFolder,
  sourcemap: "inline",
  packages: "external",
  define: {},
  metafile: true,
  logLevel: "silent",
});
const clients = new Set<Response>();
let app: Express | undefined;
let failure: unknown;

await update();
watchFolders();

const server = express();
server.get(eventsPath, (_request, response) => {
  response.set({ "Content-Type": "text/event-stream", "Cache-Control": "no-store" }).flushHeaders();
  clients.add(response);
  response.on("close", () => clients.delete(response));
});
server.get(reloadPath, (_request, response) => {
  response.type("js").send(reloadScript);
});
server.use((request, response, next) => {
  if (app && failure === undefined) {
    app(request, response, next);
  } else {
    response
      .status(500)
      .type("text")
      .send(failure instanceof Error ? failure.stack : String(failure));
  }
});
server.listen(config.port, config.host, (error) => {
  if (error) {
    console.error(`The development server cannot listen: ${error.message}. Set PORT to another number.`);
    process.exit(1);
  }
  console.log(`The guide is at http://${config.host}:${config.port} and follows your edits.`);
});

async function update(): Promise<void> {
  const started = performance.now();
  try {
    app = await rebuild();
    failure = undefined;
    console.log(`Built in ${Math.round(performance.now() - started)} ms.`);
  } catch (error) {
    failure = error;
    console.error(error);
  }
  for (const client of clients) {
    client.write("data: reload\n\n");
  }
}

/** Bundles and imports the app. Each bundle has a new name, because Node caches imported modules. */
async function rebuild(): Promise<Express> {
  const { metafile } = await bundler.rebuild();
  const [file = ""] = Object.keys(metafile.outputs);
  const { createDevApp, generatedRules, palette }: typeof DevApp = await import(
    pathToFileURL(resolve(file)).href
  );
  return createDevApp(config, await buildDevelopment(devFolder, palette, generatedRules), devFolder, [
    reloadPath,
  ]);
}

function watchFolders(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  for (const folder of watchedFolders) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(update);
      }, debounceTime);
    });
  }
}
