import { createServer } from "node:http";
import express from "express";
import { readConfig } from "../process/config.ts";
import { explain } from "../process/explained-error.ts";
import { listen } from "../process/listen.ts";

/** tsx restarts the process after each edit, so an open page reloads when it reconnects. */
const eventsPath = "/_dev/events";

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/** @throws ExplainedError if a setting is wrong. */
async function start(): Promise<void> {
  const config = readConfig({ HOST: "localhost", ...process.env });
  const app = express();
  app.get(eventsPath, (_request, response) => {
    response.set({ "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write("retry: 100\n\n");
  });
  try {
    // Imported late, because invalid content throws when it is imported.
    const { createDevApp } = await import("./dev-app.ts");
    app.use(await createDevApp(config.siteUrl, eventsPath));
  } catch (error) {
    console.error(explain(error));
    app.use((_request, response) => {
      // Plain text cannot run the reload script.
      response.status(500).set("Refresh", "1").type("text").send(explain(error));
    });
  }
  const address = await listen(createServer(app), config);
  console.log(`The guide is at ${address} and follows your edits.`);
}
