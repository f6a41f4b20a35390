import { isAsset, type PrecachedPage, type PrecacheManifest } from "../../shared/universal/offline.ts";
import type { BuildOutput } from "./build-output.ts";
import { contentHash } from "./content-hash.ts";

interface ServiceWorkerOptions {
  readonly build: Pick<BuildOutput, "files" | "workers">;
  /** Whether browsers save the guide. If not, they remove their saved copies. */
  readonly worksOffline: boolean;
  /** Every page with all its assets, and the data that pages need. */
  readonly pages: readonly PrecachedPage[];
  /** The path of Page Not Found. */
  readonly notFound: string;
  /** Paths that the worker leaves to the network, besides those of built files. */
  readonly others: readonly string[];
}

/** Returns the script of the service worker that saves the guide, or of the one that removes saved copies. */
export function serviceWorker(options: ServiceWorkerOptions): string {
  const { build, worksOffline, pages, notFound, others } = options;
  if (!worksOffline) {
    return build.workers.removing;
  }
  const files = build.files.map(({ path }) => path);
  // Without its roads, the map of Baguio is no help where there is no signal.
  const needed = files.filter((path) => isAsset(path) && /\.(?:js|woff2)$|\/maps\/city\./.test(path));
  const [, , onNotFound = []] = pages.find(([path]) => path === notFound) ?? [];
  // Page Not Found has the pictures that all pages share. Its own are saved too: it may be needed offline.
  const common = new Set([...needed, ...onNotFound]);
  const manifest: Omit<PrecacheManifest, "version"> = {
    pages: pages.map(([path, hash, assets]) => [path, hash, assets.filter((one) => !common.has(one))]),
    notFound,
    assets: [...common],
    others: [...others, ...files.filter((path) => !isAsset(path))],
  };
  const version = contentHash(JSON.stringify(manifest));
  return `const precacheManifest=${JSON.stringify({ version, ...manifest })};\n${build.workers.saving}`;
}
