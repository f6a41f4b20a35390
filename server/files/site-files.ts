import { newsItems } from "../../shared/content/news.ts";
import { filePaths } from "../../shared/paths.ts";
import { serviceWorkerPath } from "../../shared/universal/offline.ts";
import type { BuildOutput } from "../build-output.ts";
import type { Caching } from "../caching.ts";
import type { Pages } from "../pages.ts";
import { perContext } from "../per-context.ts";
import { newsFeed } from "./news-feed.ts";
import { placesGpx, placesJson } from "./places.ts";
import { scheduleCsv, scheduleJson } from "./schedule-data.ts";
import { serviceWorker } from "./service-worker.ts";
import { sitemap } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

interface SiteFile {
  readonly path: string;
  readonly caching: keyof Caching;
  readonly text: () => string;
  /** Whether the service worker saves it with the guide. */
  readonly isSaved?: boolean;
}

/** The files that pages of other sites may read. */
export const openPaths: readonly string[] = [
  filePaths.newsFeed,
  filePaths.scheduleJson,
  filePaths.scheduleCsv,
  filePaths.placesGpx,
  filePaths.placesJson,
];

export const probes = { health: "/healthz", readiness: "/readyz" } as const;

interface SiteFilesOptions {
  readonly pages: Pages;
  readonly build: Pick<BuildOutput, "files" | "workers">;
}

export function siteFiles({ pages, build }: SiteFilesOptions): readonly SiteFile[] {
  const { siteUrl, worksOffline } = pages.context();
  const cached = (file: SiteFile): SiteFile => ({ ...file, text: perContext(pages.context, file.text) });
  const texts: readonly SiteFile[] = [
    { path: "/robots.txt", caching: "file", text: () => robots(siteUrl) },
    { path: filePaths.sitemap, caching: "file", text: () => sitemap(pages.routes, siteUrl) },
    { path: filePaths.webManifest, caching: "file", text: webManifest },
    { path: filePaths.newsFeed, caching: "file", text: () => newsFeed(newsItems, siteUrl) },
    { path: filePaths.scheduleJson, caching: "file", text: () => scheduleJson(siteUrl) },
    { path: filePaths.scheduleCsv, caching: "file", text: scheduleCsv },
    { path: filePaths.placesGpx, caching: "page", text: () => placesGpx(siteUrl), isSaved: true },
    { path: filePaths.placesJson, caching: "page", text: () => placesJson(siteUrl), isSaved: true },
    {
      path: filePaths.searchData,
      caching: "page",
      text: () => JSON.stringify(pages.searchData()),
      isSaved: true,
    },
  ];
  const files = texts.map(cached);
  const worker = () => {
    const data = files.filter(({ isSaved }) => isSaved);
    const paths = files.filter(({ isSaved }) => !isSaved).map(({ path }) => path);
    return serviceWorker({
      build,
      pages: pages.all(),
      data,
      networkPaths: [...Object.values(probes), ...paths],
    });
  };
  return [
    ...files,
    cached({
      path: serviceWorkerPath,
      caching: "worker",
      text: () => (worksOffline ? worker() : build.workers.removing),
    }),
  ];
}

function robots(siteUrl: string): string {
  return `# Everything here may be read.\nUser-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${filePaths.sitemap}\n`;
}
