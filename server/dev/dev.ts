import { watch } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { readConfig } from "../config.ts";
import { contentTypeOf } from "../publish/content-types.ts";
import type { DevGuide } from "./dev-guide.ts";
import { componentGalleryPath, galleryFrames, galleryPath, renderFailure } from "./dev-pages.tsx";
import { prepareRebuild } from "./rebuild.ts";

const watchedFolders = ["shared", "server", "client", "public"];
/** Editors write a file in several steps: wait this many milliseconds for the last one. */
const settleTime = 20;

const eventsPath = "/_dev/events";
const reloadScript = {
  path: "/_dev/reload.js",
  // A page that was open while the server was down reloads when the server is back.
  source: `let wasOpen = false;
const events = new EventSource("${eventsPath}");
events.onopen = () => { if (wasOpen) location.reload(); wasOpen = true; };
events.onmessage = () => location.reload();
`,
};
const html = contentTypeOf(".html");

// A saved copy would hide edits. This publishes the worker that removes one.
const config = { ...readConfig({ HOST: "localhost", ...process.env }), worksOffline: false };
const rebuild = await prepareRebuild(config, [reloadScript.path]);
const readers = new Set<ServerResponse>();
let guide: DevGuide | undefined;
let failure: unknown;

await update();
watchFolders();

const server = createServer((request, response) => {
  if (request.url === eventsPath) {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write("\n");
    readers.add(response);
    response.on("close", () => readers.delete(response));
  } else if (request.url === reloadScript.path) {
    send(response, 200, contentTypeOf(reloadScript.path), reloadScript.source);
  } else if (failure !== undefined || guide === undefined) {
    send(response, 500, html, renderFailure(failure, reloadScript.path));
  } else if (request.url === componentGalleryPath) {
    send(response, 200, html, galleryFrames);
  } else if (request.url === galleryPath) {
    showGallery(response, guide);
  } else {
    guide.server.emit("request", request, response);
  }
});

server.on("error", ({ message }) => {
  console.error(`The development server cannot listen: ${message}. Set PORT to another number.`);
  process.exit(1);
});
server.listen(config.port, config.host, () => {
  const origin = `http://${config.host}:${config.port}`;
  console.log(`The guide is at ${origin} and follows your edits.`);
  console.log(`Every drawing and every component: ${origin}${componentGalleryPath}`);
});

async function update(): Promise<void> {
  const started = performance.now();
  try {
    guide = await rebuild();
    failure = undefined;
    console.log(`Built in ${Math.round(performance.now() - started)} ms.`);
  } catch (error) {
    failure = error;
    console.error(error);
  }
  for (const reader of readers) {
    reader.write("data: reload\n\n");
  }
}

function watchFolders(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  for (const folder of watchedFolders) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(update);
      }, settleTime);
    });
  }
}

/** Sends the gallery without the policy of the pages, which forbids frames. */
function showGallery(response: ServerResponse, { renderGallery }: DevGuide): void {
  try {
    send(response, 200, html, renderGallery());
  } catch (error) {
    send(response, 500, html, renderFailure(error, reloadScript.path));
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
  response.end(body);
}
