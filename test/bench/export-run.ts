/** Exports a guide of as many pages as are asked for, and prints what that took in seconds and megabytes. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement, Fragment } from "react";
import { exportSite } from "../../server/export/export-site.ts";
import { paths } from "../../shared/paths.ts";
import { notFoundRoute, type Route, routes } from "../../shared/routes.tsx";
import { build, context } from "../setup/guide/built-guide.ts";

/** The guide, and operators' profiles under more addresses: every page leads to the next one. */
function makeRoutes(count: number): readonly Route[] {
  const profiles = routes.filter(({ path }) => path.startsWith(`${paths.operators}/`));
  const copies = Array.from({ length: count - routes.length }, (_, index) => ({
    ...(profiles[index % profiles.length] ?? notFoundRoute),
    path: `/copies/${index}` as const,
  }));
  return [...routes, ...copies].map((route, index, { [index + 1]: next = route }) => {
    const link = createElement("a", { href: next.path }, next.path);
    return { ...route, page: createElement(Fragment, null, route.page, link) };
  });
}

const outFolder = await mkdtemp(join(tmpdir(), "baguio-export-"));
const many = makeRoutes(Number(process.argv[2]));
const started = performance.now();
await exportSite({ routes: many, notFoundRoute, context, build, outFolder });
const seconds = (performance.now() - started) / 1000;
console.log(JSON.stringify({ seconds, peakMb: process.resourceUsage().maxRSS / 1024 }));
await rm(outFolder, { recursive: true });
