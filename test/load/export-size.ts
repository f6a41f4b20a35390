/**
 * Exports guides of many pages, each in a process of its own, and prints time and peak memory beside those of
 * a bare loop that renders the same pages, writes them, and checks nothing.
 *
 *     npx tsx --import ./server/build/register-css-modules.ts test/load/export-size.ts [pages …]
 *
 * Needs a build in dist/. Every page is an operator's profile; links lead from each to the next two.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement, Fragment } from "react";
import { renderToString } from "react-dom/server";
import { readBuildOutput } from "../../server/build-output.ts";
import { Document } from "../../server/document.tsx";
import { type ExportOptions, exportSite } from "../../server/export.ts";
import { operators } from "../../shared/content/operators.ts";
import { OperatorPage } from "../../shared/pages/OperatorPage.tsx";
import { notFoundRoute, type Route, routes } from "../../shared/routes.tsx";

const [way, ...counts] = process.argv.slice(2);

if (way === "export" || way === "loop") {
  await measure(way, Number(counts[0]));
} else {
  const sizes = [way, ...counts].map(Number).filter((size) => size > 0);
  for (const size of sizes.length > 0 ? sizes : [1_000, 10_000]) {
    for (const each of ["export", "loop"]) {
      spawnSync(process.execPath, [...process.execArgv, "test/load/export-size.ts", each, String(size)], {
        env: { ...process.env, NODE_ENV: "production" },
        stdio: "inherit",
      });
    }
  }
}

async function measure(which: "export" | "loop", size: number): Promise<void> {
  const outFolder = await mkdtemp(join(tmpdir(), "baguio-export-"));
  try {
    const build = await readBuildOutput("dist");
    const options: ExportOptions = {
      routes: manyRoutes(size),
      notFoundRoute,
      context: { siteUrl: "https://baguio.example", year: 2025, assets: build.assets, styles: build.styles },
      build,
      buildFolder: "dist",
      outFolder,
      layout: "flat",
    };
    const started = performance.now();
    await (which === "export" ? exportSite(options) : renderAndWrite(options));
    const seconds = (performance.now() - started) / 1000;
    const peakMb = process.resourceUsage().maxRSS / 1024;
    console.log(
      `${which.padEnd(6)} ${size} pages: ${seconds.toFixed(1)} s, ${(size / seconds).toFixed(0)} pages/s, peak ${peakMb.toFixed(0)} MB`,
    );
  } finally {
    await rm(outFolder, { recursive: true });
  }
}

async function renderAndWrite({ routes: table, context, outFolder }: ExportOptions): Promise<void> {
  for (const [index, route] of table.entries()) {
    const html = renderToString(createElement(Document, { route, context }));
    await writeFile(join(outFolder, `${index}.html`), html);
  }
}

/** The guide with profiles under many more addresses; its news lead to the first. */
function manyRoutes(size: number): readonly Route[] {
  const copies = Array.from({ length: size - routes.length }, (_, index) => copyOfProfile(index + 1, size));
  return [
    ...routes.map((route) => (route.path === "/news" ? withLinks(route, ["/copies/1"]) : route)),
    ...copies,
  ];
}

function copyOfProfile(number: number, size: number): Route {
  const operator = operators[number % operators.length];
  const profile = routes.find(({ path }) => path === `/operators/${operator?.slug}`);
  if (operator === undefined || profile === undefined) {
    throw new Error("Every operator has a profile.");
  }
  const next = [2 * number, 2 * number + 1].filter((other) => other <= size - routes.length);
  const copy = { ...profile, path: `/copies/${number}`, page: createElement(OperatorPage, { operator }) };
  return withLinks(
    copy,
    next.map((other) => `/copies/${other}`),
  );
}

function withLinks(route: Route, addresses: readonly string[]): Route {
  const links = addresses.map((href) => createElement("a", { key: href, href }, href));
  return { ...route, page: createElement(Fragment, null, route.page, links) };
}
