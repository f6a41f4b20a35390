import type { PrecachedPage, PrecacheManifest } from "../../shared/offline.ts";
import { type BuildOutput, isAsset } from "./build-output.ts";
import { contentHash } from "./content-hash.ts";

interface ServiceWorkerOptions {
  build: Pick<BuildOutput, "files" | "workers">;
  /** Whether the guide is to be saved; else what was saved is removed. */
  worksOffline: boolean;
  /** Every page, and the data that pages need; each with all its assets. */
  pages: readonly PrecachedPage[];
  /** The path of Page Not Found. */
  notFound: string;
  /** Paths besides those of files that are left to the network. */
  others: readonly string[];
}

/** The script of the service worker that saves the guide, or of the one that takes its place when that is switched off. */
export function serviceWorker(options: ServiceWorkerOptions): string {
  const { build, worksOffline, pages, notFound, others } = options;
  if (!worksOffline) {
    return build.workers.removing;
  }
  const files = build.files.map(({ path }) => path);
  const scriptsAndFonts = files.filter((path) => isAsset(path) && /\.(?:js|woff2)$/.test(path));
  const [, , onNotFound = []] = pages.find(([path]) => path === notFound) ?? [];
  // The pictures that all pages have are on this one too, and its own are there for whoever comes to it offline.
  const common = new Set([...scriptsAndFonts, ...onNotFound]);
  const manifest: Omit<PrecacheManifest, "version"> = {
    pages: pages.map(([path, hash, assets]) => [path, hash, assets.filter((one) => !common.has(one))]),
    notFound,
    assets: [...common],
    others: [...others, ...files.filter((path) => !isAsset(path))],
  };
  const version = contentHash(JSON.stringify(manifest));
  return `const precacheManifest=${JSON.stringify({ version, ...manifest })};\n${build.workers.saving}`;
}
