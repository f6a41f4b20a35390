import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { exportSite, outputPath, pageFile } from "../../server/export/export.ts";
import { contentHash, encode } from "../../server/http/encode.ts";
import { explain } from "../../server/process/explained-error.ts";
import { routes } from "../../shared/routes.tsx";
import { assertThrows } from "../setup/assertions.ts";
import { build, guideSite, plainNotFound, siteUrl, startGuide, testDay } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { copyOfGuide, runBuild, temporaryFolder } from "../setup/folders.ts";
import { ask } from "../setup/requests.ts";

const site = guideSite();

const guide = await startGuide();
const folder = temporaryFolder();

describe("the export", (test) => {
  const exported = (name: string) => readFile(join(folder, "out", name));
  const served = async (path: string) => (await ask(guide.port, "GET", path)).body;

  test("contains every page and file, byte for byte as the server sends it", async () => {
    const counts = exportSite(join(folder, "out"), site);
    for (const { path } of [...routes, plainNotFound]) {
      assert.ok((await served(path)).equals(await exported(pageFile(path))), path);
    }
    const names = (await listFiles(join(folder, "out"))).filter((name) => !/\.(html|gz)$|^_|^\./.test(name));
    assert.ok([...build.files.keys()].every((path) => names.includes(path.slice(1))));
    for (const name of names) {
      assert.ok((await served(`/${name}`)).equals(await exported(name)), name);
    }
    assert.equal(counts, { pages: routes.length + 1, files: names.length });
  });
});

describe("a file of an export", (test) => {
  const folder = temporaryFolder();

  test("is at the address of its page, with .html", () => {
    assert.equal(["/", "/foods", "/operators/joy-bus"].map(pageFile), [
      "/index.html",
      "/foods.html",
      "/operators/joy-bus.html",
    ]);
    assert.is(outputPath("out", "/operators/joy-bus.html"), join("out", "operators/joy-bus.html"));
  });

  test("is refused in one sentence by a folder that cannot be written", async () => {
    const file = join(temporaryFolder(), "package.json");
    await writeFile(file, "{}");
    const refusals = {
      "/sys/guide": /^E[A-Z]+: .*\/sys\/.*\. Give this user access, or choose another folder\.$/,
      [file]:
        /^ENOTDIR: .*\/package\.json.*\. Remove the file that is in the place of a folder, or [^\n.]+\.$/,
    };
    for (const [out, sentence] of Object.entries(refusals)) {
      assert.throws(
        () => exportSite(out, site),
        (error: unknown) => sentence.test(explain(error)),
      );
    }
  });

  test("is not written outside the folder", () => {
    for (const path of ["/../foods.html", "/operators/../../foods.html"]) {
      const refusal = `${path} leads out of the folder of the export. Give it another path.`;
      assertThrows(() => outputPath(folder, path), refusal);
    }
  });

  test("is not replaced: a page and a public file may not have the same", async () => {
    const file = {
      path: "/foods.html",
      caching: "file",
      body: () => encode(Buffer.from("a public file")),
    } as const;
    assertThrows(
      () => exportSite(join(folder, "out"), { ...site, files: new Map([[file.path, file]]) }),
      "Two pages or files would be exported as /foods.html. Give one of them another path.",
    );
    assert.equal(await listFiles(folder), []);
  });
});

describe("npm run export", (test) => {
  const copy = copyOfGuide();

  for (const [args, message, env] of [
    [["export"], "--site-url is not set, but must be an address of http or https without a path.", {}],
    [
      ["export", `--site-url=${siteUrl}`, "--offline=no"],
      '--offline is "no", but must be one of on, off.',
      {},
    ],
    [["exprt"], "Unexpected argument 'exprt'.", {}],
    [
      ["export", `--site-url=${siteUrl}`],
      'SOURCE_DATE_EPOCH is "soon", but must be whole seconds since 1970.',
      { SOURCE_DATE_EPOCH: "soon" },
    ],
    [["export", `--site-url=${siteUrl}`, "--out=shared"], `${join(copy, "shared")} holds other files.`, {}],
    [["export", `--site-url=${siteUrl}`, "--out="], `${copy} holds other files.`, {}],
  ] as const) {
    test(`rejects the arguments "${args}" before building, in one line`, async () => {
      const { code, output, errors } = await runBuild(copy, args, env);
      assert.equal([code, output], [1, ""]);
      assert.ok(errors.startsWith(message), errors);
      assert.is(errors.trim().split("\n").length, 1);
    });
  }

  test("writes the same files from another folder, with the year of SOURCE_DATE_EPOCH", async () => {
    const command = ["export", "--site-url", siteUrl, "--out", "site"];
    const { code, errors } = await runBuild(copy, command, {
      SOURCE_DATE_EPOCH: String(testDay.getTime() / 1000),
    });
    assert.is(code, 0, errors);
    exportSite(join(copy, "expected"), site);
    const names = await listFiles(join(copy, "expected"));
    assert.equal(await listFiles(join(copy, "site")), names);
    for (const name of names) {
      const [found, expected] = ["site", "expected"].map((out) => readFile(join(copy, out, name)));
      assert.is(contentHash((await found) ?? ""), contentHash((await expected) ?? ""), name);
    }
  });
});
