import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import supertest from "supertest";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { routes } from "../../shared/routes.tsx";
import { savedBarId, serviceWorkerPath } from "../../shared/universal/offline.ts";
import { describe } from "../setup/describe.ts";
import { type CopyOfGuide, copyOfGuide } from "../setup/guide/copy-of-guide.ts";
import { startGuide } from "../setup/guide/start-guide.ts";
import { freePort } from "../setup/requests/listen.ts";

/** So long may a rebuild take before the test gives up: far longer than it does. */
const patience = 60_000;

describe("the development server", (test) => {
  let copy: CopyOfGuide;
  let server: ChildProcess;
  let origin = "";

  test.before(async () => {
    copy = await copyOfGuide();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, ["--import", "tsx", "server/dev/dev.ts"], {
      cwd: copy.folder,
      env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: String(port) },
      // Failures that a test provokes are printed to standard error.
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
    if (server.exitCode === null && server.kill("SIGKILL")) {
      await once(server, "exit");
    }
    await copy.remove();
  });

  /** Changes a file, asks for a page after each event until it is as expected, and puts the file back. */
  async function edit(
    file: string,
    change: (source: string) => string,
    path: string,
    isSeen: Seen,
  ): Promise<void> {
    const name = join(copy.folder, file);
    const source = await readFile(name, "utf8");
    assert.is.not(change(source), source, `${file} is not changed.`);
    const events = await fetch(`${origin}/_dev/events`, { signal: AbortSignal.timeout(patience) });
    assert.is(events.headers.get("content-type"), "text/event-stream");
    const before = await get(path);
    assert.not(isSeen(before), "The page has the edit before it is made.");
    await writeFile(name, change(source));
    await untilEvent(events, async () => isSeen(await get(path)));

    const further = await fetch(`${origin}/_dev/events`, { signal: AbortSignal.timeout(patience) });
    await writeFile(name, source);
    await untilEvent(further, async () => (await get(path)).text === before.text);
  }

  interface Page {
    status: number;
    text: string;
  }
  type Seen = (page: Page) => boolean;

  async function get(path: string): Promise<Page> {
    const answer = await fetch(`${origin}${path}`);
    return { status: answer.status, text: await answer.text() };
  }

  /** Waits for a reload event that is followed by what is waited for. */
  async function untilEvent(events: Response, isThere: () => Promise<boolean>): Promise<void> {
    assert.ok(events.body);
    for await (const chunk of events.body.pipeThrough(new TextDecoderStream())) {
      if (chunk.includes("data: reload\n\n") && (await isThere())) {
        return;
      }
    }
    assert.unreachable("The event stream ended.");
  }

  test("answers a page, with the script that reloads it", async () => {
    const { status, text } = await get("/");
    assert.is(status, 200);
    assert.match(text, '<script type="module" src="/_dev/reload.js"></script>');
    assert.match((await get("/_dev/reload.js")).text, 'new EventSource("/_dev/events")');
  });

  test("shows every drawing and every component on the component gallery", async () => {
    const frames = await get("/component-gallery");
    assert.match(frames.text, /<iframe src="\/_dev\/gallery" title="light" style="color-scheme:light">/);
    assert.match(frames.text, /<iframe src="\/_dev\/gallery" title="dark" style="color-scheme:dark">/);
    const { text } = await get("/_dev/gallery");
    const missing = [
      ...(await listFiles("shared/art")).map((file) => `<figcaption>art/${file}<`),
      ...(await listFiles("shared/components"))
        .map((file) => basename(file, ".tsx"))
        .filter((name) => /^[A-Z]\w+$/.test(name))
        .map((name) => `<h2 class="gallery-name">${name}<`),
    ].filter((place) => !text.includes(place));
    assert.equal(missing, []);
  });

  test("has the component gallery to itself", async () => {
    assert.not(routes.some(({ path }) => path.startsWith("/component-gallery")));
    const guide = await startGuide();
    try {
      for (const path of ["/component-gallery", "/_dev/gallery"]) {
        assert.is((await supertest(guide.origin).get(path)).status, 404, path);
      }
    } finally {
      await guide.stop();
    }
  });

  test("has pages kept by nobody", async () => {
    const answer = await fetch(`${origin}/foods`);
    assert.is(answer.headers.get("cache-control"), "no-store");
  });

  test("saves nothing for reading offline, and removes what was saved from this address", async () => {
    assert.not.match((await get("/")).text, savedBarId);
    const { text } = await get(serviceWorkerPath);
    assert.match(text, "unregister");
    assert.not.match(text, "precacheManifest");
  });

  test("brings an edit of content to the page and says so", async () => {
    await edit(
      "shared/content/pages.ts",
      (source) => source.replaceAll(/(title:\s*)"/g, '$1"Edited '),
      "/foods",
      ({ text }) => text.includes("<title>Edited "),
    );
  });

  test("brings an edit of a CSS module to the page", async () => {
    await edit(
      "shared/layout/SiteHeader.module.css",
      (source) => `${source}\n.header { outline-offset: 4321px }\n`,
      "/foods",
      ({ text }) => text.includes("outline-offset:4321px"),
    );
  });

  test("brings an edit of a color to the page and to its drawings", async () => {
    const markOf = (text: string) => /\/assets\/art\/mark\.\w+\.svg/.exec(text)?.[0];
    const mark = markOf((await get("/foods")).text);
    await edit(
      "shared/styles/colors.ts",
      (source) => source.replace(/(?<=chalk: )"#\w+"/, '"#123456"'),
      "/foods",
      ({ text }) => text.includes("--paper:#123456") && markOf(text) !== mark,
    );
  });

  test("shows what a syntax error is, and comes back when it is mended", async () => {
    await edit(
      "shared/content/foods.ts",
      (source) => `${source}\nexport <b>mistyped;\n`,
      "/foods",
      ({ status, text }) =>
        status === 500 &&
        text.includes("shared/content/foods.ts") &&
        text.includes("Unexpected &quot;&lt;&quot;") &&
        text.includes("/_dev/reload.js"),
    );
  });

  test("shows the stack of a page that throws, as text", async () => {
    await edit(
      "shared/pages/FoodsPage.tsx",
      (source) =>
        source.replace(
          /export function FoodsPage\(\) \{/,
          '$&\n  throw new Error("broken <b>on purpose</b>");',
        ),
      "/foods",
      ({ status, text }) =>
        status === 500 &&
        text.includes("broken &lt;b&gt;on purpose&lt;/b&gt;") &&
        /at FoodsPage \(.*shared\/pages\/FoodsPage\.tsx:\d+/.test(text) &&
        text.includes("/_dev/reload.js"),
    );
  });
});
