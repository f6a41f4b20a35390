import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { readConfig } from "../../server/config.ts";
import type { BuildOutput } from "../../server/publish/build-output.ts";
import { publishToMemory } from "../../server/publish/publish.ts";
import { publishCommand } from "../../server/publish/publish-command.ts";
import { readPublication } from "../../server/publish/stored-publication.ts";
import { createRenderContext } from "../../server/render/render-context.ts";
import { paths } from "../../shared/paths.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";
import { spawnGuide } from "../setup/guide/spawn-guide.ts";
import { ask } from "../setup/requests/raw-request.ts";

const context = createRenderContext(build, readConfig(process.env), new Date());
const stored = readPublication("dist", build, context);

describe("the publication that the build stores", (test) => {
  test("says what the guide says that is published at start", () => {
    const { answers, searchData } = publishToMemory({ routes, notFoundRoute, context, build });
    assert.equal(stored?.searchData, searchData);
    const found = new Map(stored?.answers.map((answer) => [answer.path, answer]));
    assert.is(found.size, answers.length);
    for (const answer of answers) {
      const same = found.get(answer.path);
      assert.ok(same?.bodies.identity.equals(answer.bodies.identity), answer.path);
      assert.equal({ ...same, bodies: answer.bodies }, answer);
    }
  });

  test("is taken only for the build, the address, the year and the setting that it was made with", () => {
    const read = (otherBuild: Partial<BuildOutput>, otherContext: Partial<typeof context>) =>
      readPublication("dist", { ...build, ...otherBuild }, { ...context, ...otherContext });
    assert.ok(read({}, {}));
    assert.is(read({ buildId: "another" }, {}), undefined);
    assert.is(read({}, { siteUrl: "https://baguio.example" }), undefined);
    assert.is(read({}, { year: context.year + 1 }), undefined);
    assert.is(read({}, { worksOffline: !context.worksOffline }), undefined);
  });

  test("is done without where it is missing or damaged", async () => {
    const folder = await mkdtemp(join(tmpdir(), "publication-"));
    try {
      assert.is(readPublication(folder, build, context), undefined);
      const whole = await readFile("dist/publication.v8");
      for (const damaged of [whole.subarray(0, whole.length / 2), Buffer.from("{}"), Buffer.alloc(0)]) {
        await writeFile(join(folder, "publication.v8"), damaged);
        assert.is(readPublication(folder, build, context), undefined);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("is not made where a page throws, and the build fails", async () => {
    const folder = await mkdtemp(join(tmpdir(), "publication-"));
    try {
      const { "art/news.svg": _, ...assets } = build.assets;
      await writeFile(join(folder, "build.json"), JSON.stringify({ ...build, assets, files: [] }));
      const error = await publishCommand(folder, readConfig({}), new Date()).catch(
        (reason: unknown) => reason,
      );
      assert.is(`${error}`, `Error: The page ${paths.news} threw while it was rendered.`);
      assert.equal(await readdir(folder), ["build.json"]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("is what a server sends that starts with the same address; another compresses at start and logs it", async () => {
    const bytes = stored?.answers.find(({ path }) => path === "/schedules")?.bodies.br;
    const guide = await spawnGuide({ SITE_URL: context.siteUrl });
    const other = await spawnGuide({ SITE_URL: "https://other.example" });
    try {
      const sent = (port: number) => ask(port, "GET", "/schedules", { "Accept-Encoding": "br" });
      assert.equal((await sent(guide.port)).body, bytes);
      assert.ok((await sent(other.port)).body.length > (bytes?.length ?? Number.NaN));
      await other.logged("no stored publication fits: the pages are rendered now");
    } finally {
      guide.process.kill("SIGKILL");
      other.process.kill("SIGKILL");
    }
  });
});
