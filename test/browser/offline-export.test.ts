import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { contentTypeOf } from "../../server/content-types.ts";
import { type Layout, layouts } from "../../server/export.ts";
import { exportCommand } from "../../server/export-command.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { bar, describeVisit, untilSaved } from "./offline-visit.ts";

/** Answers as hosts of static files do: without an ending, or with a redirect into the folder. */
function hostOf(folder: string, layout: Layout) {
  const read = (name: string) => readFile(join(folder, name)).catch(() => undefined);
  return async ({ url = "" }: IncomingMessage, response: ServerResponse) => {
    const [path = ""] = url.split("?");
    const file = path.endsWith("/") ? `${path}index.html` : path;
    for (const name of layout === "flat" ? [file, `${file}.html`] : [file]) {
      const body = await read(name);
      if (body !== undefined) {
        response.writeHead(200, { "Content-Type": contentTypeOf(name) }).end(body);
        return;
      }
    }
    if ((await read(`${path}/index.html`)) !== undefined) {
      response.writeHead(301, { Location: `${path}/` }).end();
    } else {
      response.writeHead(404, { "Content-Type": contentTypeOf(".html") }).end(await read("404.html"));
    }
  };
}

describeVisit("an exported guide", (test, open) => {
  for (const layout of layouts) {
    test(`opens without a network where it is ${layout}`, async () => {
      const { page, site } = await open();
      const folder = await mkdtemp(join(tmpdir(), "baguio-export-"));
      await exportCommand("dist", { out: folder, layout }, {}, new Date());
      site.deploy(hostOf(folder, layout));
      await page.goto(site.origin);
      await untilSaved(page);
      site.cut();
      await rm(folder, { recursive: true });
      for (const { path, meta } of [...routes, notFoundRoute]) {
        await page.goto(`${site.origin}${path}`);
        assert.is(await page.title(), meta.title);
        assert.ok(await page.locator(bar).isVisible());
      }
    });
  }
});
