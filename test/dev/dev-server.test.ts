import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as assert from "uvu/assert";
import { serviceWorkerPath } from "../../shared/universal/offline.ts";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";
import { type CopyOfGuide, copyOfGuide } from "../setup/guide/copy-of-guide.ts";
import { freePort } from "../setup/requests/listen.ts";

describe("the development server", (test) => {
  let copy: CopyOfGuide;
  let server: ChildProcess;
  let origin = "";
  const textAt = async (path: string) => (await fetch(`${origin}${path}`)).text();

  test.before(async () => {
    copy = await copyOfGuide();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const env = { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: String(port) };
    const command = ["--import", "tsx", "server/dev/dev.ts"];
    const child = spawn(process.execPath, command, {
      cwd: copy.folder,
      env,
      stdio: ["ignore", "pipe", "ignore"],
    });
    server = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith("The guide is at")) {
        break;
      }
    }
    child.stdout.resume();
  });
  test.after(async () => {
    server.kill("SIGKILL");
    await once(server, "exit");
    await copy.remove();
  });

  test("serves pages with a reload script, uncached and without a service worker", async () => {
    const { headers } = await fetch(`${origin}/foods`);
    assert.is(headers.get("cache-control"), "no-store");
    assert.match(await textAt("/foods"), '<script type="module" src="/_dev/reload.js"></script>');
    assert.match(await textAt("/_dev/reload.js"), 'new EventSource("/_dev/events")');
    assert.is(await textAt(serviceWorkerPath), build.workers.removing);
  });

  const edits: readonly (readonly [file: string, text: string, edited: string, shown: string])[] = [
    ["shared/layout/SiteHeader.module.css", "\n", "\n.header { outline-offset: 4321px }\n", "4321px"],
    ["shared/content/foods.ts", "export const", "export <b>const", "shared/content/foods.ts"],
  ];
  for (const [file, text, edited, shown] of edits) {
    test(`reloads open pages when ${file} is edited, and again when the edit is undone`, async () => {
      const source = join(copy.folder, file);
      const original = await readFile(source, "utf8");
      const before = await textAt("/foods");
      const events = await fetch(`${origin}/_dev/events`, { signal: AbortSignal.timeout(60_000) });
      let isEdited = false;
      await writeFile(source, original.replaceAll(text, edited));
      for await (const event of events.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        assert.match(event, "data: reload\n\n");
        const page = await textAt("/foods");
        if (isEdited && page === before) {
          return;
        }
        if (!isEdited && page.includes(shown)) {
          isEdited = true;
          await writeFile(source, original);
        }
      }
      assert.unreachable("The stream of events ended.");
    });
  }
});
