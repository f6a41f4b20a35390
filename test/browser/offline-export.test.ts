import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { exportCommand } from "../../server/export/export-command.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { bar, describeVisit, untilSaved } from "../setup/browser/offline-visit.ts";
import { hostOf } from "../setup/guide/static-host.ts";

describeVisit("an exported guide", (test, open) => {
  test("opens without a network", async () => {
    const { page, site } = await open();
    const folder = await mkdtemp(join(tmpdir(), "baguio-export-"));
    await exportCommand("dist", { siteUrl: site.origin, worksOffline: true, out: folder, date: new Date() });
    site.deploy(hostOf(folder));
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
});
