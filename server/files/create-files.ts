import { asOf } from "../../shared/content/figures.ts";
import { newsItems } from "../../shared/content/news.ts";
import { guide } from "../../shared/content/pages.ts";
import { serviceWorkerPath } from "../../shared/contract/offline.ts";
import { filePaths } from "../../shared/paths.ts";
import type { Route } from "../../shared/routes.tsx";
import type { SearchData } from "../../shared/search/search-index.ts";
import { colors } from "../../shared/styles/colors.ts";
import { lazy } from "../../shared/values/lazy.ts";
import type { Caching } from "../http/caching.ts";
import { encode } from "../http/encode.ts";
import type { ServedFile } from "../http/served-file.ts";
import type { BuildOutput } from "../process/build-output.ts";
import type { RenderedPage } from "../render/render.tsx";
import { createNewsFeed } from "./news-feed.ts";
import { createScheduleCsv, createScheduleJson } from "./schedule-data.ts";
import { createServiceWorker } from "./service-worker.ts";
import { xmlText } from "./xml.ts";

const [paper] = colors.paper;

interface FileSources {
  readonly routes: readonly Route[];
  readonly build: BuildOutput;
  readonly siteUrl: string;
  readonly worksOffline: boolean;
  readonly pages: () => readonly RenderedPage[];
  readonly notFound: () => RenderedPage;
  readonly searchData: () => SearchData;
}

/** Returns the files of a site by path: those of the build, and those computed from content and pages. */
export function createFiles(sources: FileSources): ReadonlyMap<string, ServedFile> {
  const { routes, build, siteUrl, worksOffline, pages, notFound, searchData } = sources;
  const contentFiles = [
    generateFile("/robots.txt", "file", () => createRobotsTxt(siteUrl)),
    generateFile(filePaths.sitemap, "file", () => createSitemap(routes, siteUrl)),
    generateFile(filePaths.webManifest, "file", createWebManifest),
    generateFile(filePaths.newsFeed, "file", () => createNewsFeed(newsItems, siteUrl)),
    generateFile(filePaths.scheduleJson, "file", () => createScheduleJson(siteUrl)),
    generateFile(filePaths.scheduleCsv, "file", createScheduleCsv),
  ];
  const searchFile = generateFile(filePaths.searchData, "page", () => JSON.stringify(searchData()));
  const worker = generateFile(serviceWorkerPath, "worker", () =>
    worksOffline
      ? createServiceWorker({ build, pages: pages(), notFound: notFound(), searchFile, contentFiles })
      : build.workers.removingWorker,
  );
  const generated = [...contentFiles, searchFile, worker].map((file) => [file.path, file] as const);
  return new Map([...build.files, ...generated]);
}

function generateFile(path: string, caching: keyof Caching, text: () => string): ServedFile {
  return { path, caching, body: lazy(() => encode(Buffer.from(text()))) };
}

function createRobotsTxt(siteUrl: string): string {
  return `# Everything here may be read.\nUser-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${filePaths.sitemap}\n`;
}

/** Lists the routes that search engines may index, each with the date of the guide's facts. */
export function createSitemap(routes: readonly Route[], siteUrl: string): string {
  const urls = routes
    .filter(({ seo }) => seo)
    .map(
      ({ path }) =>
        `  <url><loc>${xmlText(`${siteUrl}${path}`)}</loc><lastmod>${xmlText(asOf)}</lastmod></url>`,
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** Returns the web app manifest: https://www.w3.org/TR/appmanifest/ */
function createWebManifest(): string {
  return JSON.stringify({
    id: "/",
    name: guide.name,
    short_name: guide.shortName,
    description: guide.description,
    lang: guide.locale,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}
