/** Exports a guide of many pages, or writes them in a bare loop, and prints what that took as JSON. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { type ExportOptions, exportSite } from "../../../server/export/export-site.ts";
import { readBuildOutput } from "../../../server/publish/build-output.ts";
import { Document } from "../../../server/render/document.tsx";
import { notFoundRoute } from "../../../shared/routes.tsx";
import { manyRoutes } from "../many-routes.ts";

const [way, size] = process.argv.slice(2);
const build = await readBuildOutput("dist");
const outFolder = await mkdtemp(join(tmpdir(), "baguio-export-"));
const options: ExportOptions = {
  routes: manyRoutes(Number(size)),
  notFoundRoute,
  context: {
    siteUrl: "https://baguio.example",
    year: 2025,
    worksOffline: true,
    assets: build.assets,
    styles: build.styles,
  },
  build,
  outFolder,
  layout: "flat",
};
try {
  const started = performance.now();
  await (way === "export" ? exportSite(options) : renderAndWrite(options));
  const seconds = (performance.now() - started) / 1000;
  console.log(JSON.stringify({ seconds, peakMb: process.resourceUsage().maxRSS / 1024 }));
} finally {
  await rm(outFolder, { recursive: true });
}

/** The least an export can do: no style sheets chosen, no links followed, no files copied. */
async function renderAndWrite({ routes, context }: ExportOptions): Promise<void> {
  for (const [index, route] of routes.entries()) {
    const html = renderToString(createElement(Document, { route, context }));
    await writeFile(join(outFolder, `${index}.html`), html);
  }
}
