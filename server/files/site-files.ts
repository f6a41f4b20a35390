import { newsItems } from "../../shared/content/news.ts";
import { filePaths, probePaths } from "../../shared/paths.ts";
import type { Route } from "../../shared/routes.tsx";
import type { SearchData } from "../../shared/search/search-entry.ts";
import { serviceWorkerPath } from "../../shared/universal/offline.ts";
import { type EncodedText, encodeTwice } from "../encoding/encode.ts";
import { once } from "../encoding/once.ts";
import type { Caching } from "../headers/caching.ts";
import type { BuildOutput } from "../process/build-output.ts";
import type { RenderContext } from "../render/render-context.ts";
import type { AllPages } from "../render/served-page.ts";
import { newsFeed } from "./news-feed.ts";
import { placesGpx, placesJson } from "./places.ts";
import { scheduleCsv, scheduleJson } from "./schedule-data.ts";
import { serviceWorker } from "./service-worker.ts";
import { sitemap } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

/** A file whose text is computed and encoded at its first request. */
export interface SiteFile {
  readonly path: string;
  readonly caching: keyof Caching;
  readonly body: () => EncodedText;
}

interface SiteFilesOptions {
  readonly build: Pick<BuildOutput, "assets" | "builtPaths" | "workers">;
  readonly context: Pick<RenderContext, "siteUrl" | "worksOffline">;
  readonly routes: readonly Route[];
  readonly allPages: () => AllPages;
  readonly searchData: () => SearchData;
}

export function siteFiles({
  build,
  context: { siteUrl, worksOffline },
  routes,
  allPages,
  searchData,
}: SiteFilesOptions): ReadonlyMap<string, SiteFile> {
  const networkFiles = [
    siteFile("/robots.txt", "file", () => robots(siteUrl)),
    siteFile(filePaths.sitemap, "file", () => sitemap(routes, siteUrl)),
    siteFile(filePaths.webManifest, "file", webManifest),
    siteFile(filePaths.newsFeed, "file", () => newsFeed(newsItems, siteUrl)),
    siteFile(filePaths.scheduleJson, "file", () => scheduleJson(siteUrl)),
    siteFile(filePaths.scheduleCsv, "file", scheduleCsv),
  ];
  /** The service worker saves these with the guide. */
  const savedFiles = [
    siteFile(filePaths.placesGpx, "page", () => placesGpx(siteUrl)),
    siteFile(filePaths.placesJson, "page", () => placesJson(siteUrl)),
    siteFile(filePaths.searchData, "page", () => JSON.stringify(searchData())),
  ];
  const networkPaths = [...Object.values(probePaths), ...networkFiles.map(({ path }) => path)];
  const worker = siteFile(serviceWorkerPath, "worker", () =>
    worksOffline ? serviceWorker({ ...allPages(), build, savedFiles, networkPaths }) : build.workers.removing,
  );
  return new Map([...networkFiles, ...savedFiles, worker].map((file) => [file.path, file]));
}

function siteFile(path: string, caching: keyof Caching, text: () => string): SiteFile {
  return { path, caching, body: once(() => encodeTwice(Buffer.from(text()))) };
}

function robots(siteUrl: string): string {
  return `# Everything here may be read.\nUser-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${filePaths.sitemap}\n`;
}
