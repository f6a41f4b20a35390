import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { copyOfGuide, runBuild } from "../setup/guide/copy-of-guide.ts";

describe("an export into the folder that nobody has chosen", (test) => {
  test("outlasts the next build, and the next export tells what differs from it", async () => {
    const { folder, remove } = await copyOfGuide();
    const exportFor = (siteUrl: string) => runBuild(folder, "export", "--site-url", siteUrl);
    const sitemap = () => readFile(join(folder, "dist/static/sitemap.xml"), "utf8");
    try {
      const first = await exportFor("https://baguio.example");
      assert.is(first.code, 0, first.errors);
      assert.not.match(first.output, /added|changed|removed/);

      assert.is((await exportFor("no address")).code, 1);
      assert.match(await sitemap(), /https:\/\/baguio\.example\//);

      const { output } = await exportFor("https://another.example");
      assert.match(output, /^\d+ changed: \//m);
      assert.match(await sitemap(), /https:\/\/another\.example\//);
    } finally {
      await remove();
    }
  });
});
