/** Express apps for comparison, each in its own process: `express-app.ts bare|naive GUIDE-PORT`. */
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import compression from "compression";
import express from "express";
import { renderPage } from "../../server/render/render.tsx";
import { routes } from "../../shared/routes.tsx";
import { context } from "../setup/guide/built-guide.ts";

const [kind, guidePort] = process.argv.slice(2);
const app = express();
if (kind === "bare") {
  await sendSameBytes();
} else {
  renderEachTime();
}
app.listen(Number(process.env.PORT), "127.0.0.1");

/** Sends the same bytes and headers as the guide. */
async function sendSameBytes(): Promise<void> {
  app.disable("x-powered-by");
  for (const path of ["/", "/schedules"]) {
    const address = { port: guidePort, path, headers: { "Accept-Encoding": "br, gzip" } };
    const guide = await new Promise<IncomingMessage>((resolve, reject) => {
      get(address, resolve).on("error", reject);
    });
    const body = await buffer(guide);
    // Node sets these itself.
    const { date, connection, "keep-alive": keepAlive, ...headers } = guide.headers;
    app.get(path, (_request, response) => {
      response.set(headers).send(body);
    });
  }
}

/** Renders and compresses pages for each request, like a typical Express app. */
function renderEachTime(): void {
  app.use(compression());
  for (const route of routes) {
    app.get(route.path, (_request, response) => {
      response.send(renderPage(route, context).html);
    });
  }
}
