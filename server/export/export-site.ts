import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Route } from "../../shared/routes.tsx";
import { type BuildOutput, filesFolder } from "../publish/build-output.ts";
import { caching } from "../publish/caching.ts";
import { contentHash } from "../publish/content-hash.ts";
import { type Headers, securityHeaders } from "../publish/security-headers.ts";
import { serviceWorker } from "../publish/service-worker.ts";
import { type SiteFile, siteFiles } from "../publish/site-files.ts";
import { errorPage } from "../render/error-page.tsx";
import { type RenderContext, renderPage } from "../render/render.tsx";
import { Crawl } from "./crawl.ts";
import { ExportError } from "./export-error.ts";

/** How pages are named: foods.html, or foods/index.html for hosts that know only folders. */
export const layouts = ["flat", "directory"] as const;
export type Layout = (typeof layouts)[number];

export interface ExportOptions {
  routes: readonly Route[];
  notFoundRoute: Route;
  context: RenderContext;
  build: BuildOutput;
  buildFolder: string;
  /** Where the export goes. Emptied first. */
  outFolder: string;
  layout: Layout;
}

export interface ExportResult {
  pages: number;
  files: number;
}

/** How many pages may be on their way to the disk while the next ones are rendered. */
const mostWrites = 32;

/** The first line of `_headers`: a folder that has it was written by an export and may be emptied. */
const headersMark = "# Written by the export of the guide";

/**
 * Writes the whole guide as static files. Pages are found as a reader finds them: from the home page, by links.
 * @throws ExportError when a link, asset or fragment leads nowhere, or a route cannot be reached.
 * @throws whatever a page throws while it renders, named with its path.
 */
export async function exportSite(options: ExportOptions): Promise<ExportResult> {
  const { routes, notFoundRoute, context, build, buildFolder, outFolder, layout } = options;
  await emptyFolder(outFolder);

  const texts = siteFiles(routes, context.siteUrl);
  const filePaths = new Set([...build.files.map(({ path }) => path), ...texts.map(({ path }) => path)]);
  const crawl = new Crawl(routes, filePaths);
  const { pages, styleHashes } = await writePages(crawl, options);
  styleHashes.add(errorPage(new Error("sample"), context, false).styleHash);

  const notFound = renderRoute(notFoundRoute, context);
  styleHashes.add(notFound.styleHash);
  crawl.read("/404", notFound.html);
  crawl.finish();

  const worker = serviceWorker({
    workers: build.workers,
    worksOffline: context.worksOffline ?? true,
    pages,
    notFound: { path: notFoundRoute.path, html: notFound.html },
    files: build.files,
    siteFiles: texts,
  });

  await write(outFolder, "404.html", notFound.html);
  await cp(join(buildFolder, filesFolder), outFolder, { recursive: true });
  for (const { path, content } of [...texts, worker]) {
    await write(outFolder, path.slice(1), content);
  }
  const publicFiles: readonly Omit<SiteFile, "content">[] = [
    ...build.files.filter(({ isHashed }) => !isHashed),
    ...texts,
  ];
  await write(
    outFolder,
    "_headers",
    headersFile(styleHashes, [
      ["/assets/*", { "Cache-Control": caching.hashedFile }],
      ...routes.map(({ path }) => [pageAddress(path, layout), { "Cache-Control": caching.page }] as const),
      ...publicFiles.map(
        ({ path, headers, isPartOfPages }) =>
          [path, { "Cache-Control": isPartOfPages ? caching.page : caching.publicFile, ...headers }] as const,
      ),
      [worker.path, { "Cache-Control": caching.worker }],
    ]),
  );
  if (layout === "flat") {
    await write(outFolder, "_redirects", redirectsFile(routes));
  }
  return { pages: routes.length + 1, files: filePaths.size + 1 };
}

/**
 * Renders and writes every page that a link leads to, and gives the hash of each by its path.
 * The disk is not waited for: while pages are written, the next ones are rendered.
 */
async function writePages(crawl: Crawl, { context, outFolder, layout }: ExportOptions) {
  const pages = new Map<string, string>();
  const styleHashes = new Set<string>();
  const writes: Promise<void>[] = [];
  try {
    for (let route = crawl.next(); route !== undefined; route = crawl.next()) {
      const { html, styleHash } = renderRoute(route, context);
      styleHashes.add(styleHash);
      crawl.read(route.path, html);
      pages.set(route.path, contentHash(html));
      writes.push(write(outFolder, pageFile(route.path, layout), html));
      if (writes.length === mostWrites) {
        await Promise.all(writes.splice(0));
      }
    }
    await Promise.all(writes);
  } finally {
    // A page that throws ends the export, but not before what was begun is written.
    await Promise.allSettled(writes);
  }
  return { pages, styleHashes };
}

/** The file that holds a page: "/" is always index.html. */
export function pageFile(path: string, layout: Layout): string {
  if (path === "/") {
    return "index.html";
  }
  return layout === "flat" ? `${path.slice(1)}.html` : `${path.slice(1)}/index.html`;
}

/** Where a host answers a page without a redirect: hosts that know only folders want the slash. */
function pageAddress(path: string, layout: Layout): string {
  return layout === "flat" || path === "/" ? path : `${path}/`;
}

function renderRoute(route: Route, context: RenderContext) {
  try {
    return renderPage(route, context);
  } catch (cause) {
    throw new ExportError(`The page ${route.path} threw while it was rendered.`, { cause });
  }
}

/** @throws ExportError when the file would lie outside the folder. */
async function write(folder: string, name: string, content: string): Promise<void> {
  const file = resolve(folder, name);
  if (!file.startsWith(resolve(folder) + sep)) {
    throw new ExportError(`${name} would be written outside ${folder}.`);
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Empties the folder of an earlier export. @throws ExportError when it holds anything else. */
async function emptyFolder(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(() => []);
  if (entries.length > 0) {
    const mark = await readFile(join(folder, "_headers"), "utf8").catch(() => "");
    if (!mark.startsWith(headersMark)) {
      const name = relative(process.cwd(), folder) || ".";
      throw new ExportError(`The folder ${name} holds other files. Choose an empty one, or a former export.`);
    }
    await rm(folder, { recursive: true });
  }
  // Marked before the first page: an export that fails half-way can be made again.
  await write(folder, "_headers", headersMark);
}

/**
 * The headers of the server, in the form that common CDNs read. No two rules set the same header for one
 * address: CDNs differ in what they make of that.
 */
function headersFile(
  styleHashes: Iterable<string>,
  rules: readonly (readonly [path: string, headers: Headers])[],
): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return [
    headersMark,
    rule("/*", securityHeaders(styleHashes, true)),
    ...rules.map(([path, headers]) => rule(path, headers)),
    "",
  ].join("\n");
}

/** Trailing slashes lead to the one address of a page, as on the server. */
function redirectsFile(routes: readonly Route[]): string {
  const lines = routes.filter(({ path }) => path !== "/").map(({ path }) => `${path}/ ${path} 308`);
  return `${lines.join("\n")}\n`;
}
