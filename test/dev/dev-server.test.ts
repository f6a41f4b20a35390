import { type ChildProcess, spawn } from "node:child_process";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { serviceWorkerPath } from "../../shared/contract/offline.ts";
import { until } from "../setup/assertions.ts";
import { build } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { copyOfGuide } from "../setup/folders.ts";
import { freePort } from "../setup/requests.ts";

describe("the development server", (test) => {
  const copy = copyOfGuide();
  let server: ChildProcess;
  let origin = "";
  const textAt = async (path: string) => (await fetch(`${origin}${path}`)).text();
  /** The server does not respond while it restarts after an edit. */
  const untilShown = (text: string) =>
    until(async () => (await textAt("/foods").catch(() => "")).includes(text));

  test.before(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = spawn("npm", ["run", "dev"], {
      cwd: copy,
      env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: String(port) },
      stdio: "ignore",
      // A process group, because npm starts the watcher, which starts the server.
      detached: true,
    });
    await untilShown("<main");
  });
  test.after(() => {
    process.kill(-(server.pid ?? 0), "SIGKILL");
  });

  test("serves pages with a reload script, uncached and without a service worker", async () => {
    const { headers } = await fetch(`${origin}/foods`);
    assert.is(headers.get("cache-control"), "no-store");
    assert.match(await textAt("/foods"), '<script type="module" src="/_dev/reload.js"></script>');
    assert.match(await textAt("/_dev/reload.js"), 'new EventSource("/_dev/events")');
    assert.is(await textAt(serviceWorkerPath), build.workers.removingWorker);
  });

  test("reloads open pages after an edit, shows an error, and recovers", async () => {
    const events = await fetch(`${origin}/_dev/events`);
    await appendFile(join(copy, "shared/layout/SiteHeader.module.css"), ".header { outline: 4321px }");
    await untilShown("4321px");
    // An open page reloads because its connection has ended.
    await events.text().catch(() => undefined);
    const content = join(copy, "shared/content/foods.ts");
    const original = await readFile(content, "utf8");
    await writeFile(content, original.replace("export const", "export <b>const"));
    await untilShown("shared/content/foods.ts");
    await writeFile(content, original);
    await untilShown("4321px");
  });
});
