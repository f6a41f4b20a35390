import { createServer } from "node:http";
import express from "express";
import { readConfig } from "../process/config.ts";
import { explain } from "../process/explained-error.ts";
import { listen } from "../process/listen.ts";

const eventsPath = "/_dev/events";
const reloadPath = "/_dev/reload.js";
// tsx restarts the process after each edit, so an open page reloads when it reconnects.
const reloadScript = `let wasOpen = false;
const events = new EventSource("${eventsPath}");
events.onopen = () => { if (wasOpen) location.reload(); wasOpen = true; };
`;

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/** @throws ConfigError if a setting is wrong. */
async function start(): Promise<void> {
  const config = readConfig({ HOST: "localhost", ...process.env });
  const app = express();
  app.get(eventsPath, (_request, response) => {
    response.set({ "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write("retry: 100\n\n");
  });
  app.get(reloadPath, (_request, response) => {
    response.type("js").send(reloadScript);
  });
  try {
    // Imported late, because invalid content throws when it is imported.
    const { createDevApp } = await import("./dev-app.ts");
    app.use(await createDevApp(config.siteUrl, reloadPath));
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
