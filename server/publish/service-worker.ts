import { assetsIn, type PrecacheManifest, serviceWorkerPath } from "../../shared/offline.ts";
import type { BuiltFile, Workers } from "./build-output.ts";
import { contentHash } from "./content-hash.ts";
import { probes } from "./probes.ts";
import type { SiteFile } from "./site-files.ts";

interface ServiceWorkerOptions {
  workers: Workers;
  /** Whether the guide is to be saved; else what was saved is removed. */
  worksOffline: boolean;
  /** Every page, by path, with the hash of its HTML. */
  pages: ReadonlyMap<string, string>;
  notFound: { path: string; html: string };
  files: readonly BuiltFile[];
  siteFiles: readonly SiteFile[];
}

/** The worker that saves the guide in browsers, or the one that takes its place when that is switched off. */
export function serviceWorker({ workers, worksOffline, ...published }: ServiceWorkerOptions): SiteFile {
  return {
    path: serviceWorkerPath,
    content: worksOffline
      ? `const precacheManifest=${JSON.stringify(createManifest(published))};\n${workers.saving}`
      : workers.removing,
  };
}

type Published = Omit<ServiceWorkerOptions, "workers" | "worksOffline">;

function createManifest({ pages, notFound, files, siteFiles }: Published): PrecacheManifest {
  const scriptsAndFonts = pathsOf(files).filter((path) => /^\/assets\/.*\.(?:js|woff2)$/.test(path));
  const data = siteFiles.filter(({ isPartOfPages }) => isPartOfPages);
  const saved = {
    // Sorted: the export finds pages in an order of its own.
    pages: [
      ...pages,
      [notFound.path, contentHash(notFound.html)] as const,
      ...data.map(({ path, content }) => [path, contentHash(content)] as const),
    ].sort(),
    notFound: notFound.path,
    // The pictures that all pages have are on this one too, and its own are there for whoever comes to it offline.
    assets: [...new Set([...scriptsAndFonts, ...assetsIn(notFound.html)])],
    others: [
      ...Object.values(probes),
      ...pathsOf(siteFiles.filter((file) => !data.includes(file))),
      ...pathsOf(files.filter(({ isHashed }) => !isHashed)),
    ],
  };
  return { version: contentHash(JSON.stringify(saved)), ...saved };
}

function pathsOf(files: readonly { path: string }[]): readonly string[] {
  return files.map(({ path }) => path);
}
