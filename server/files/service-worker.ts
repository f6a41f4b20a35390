import { isAsset, type PrecacheManifest } from "../../shared/universal/offline.ts";
import type { BuildOutput } from "../build-output.ts";
import { contentHash } from "../content-hash.ts";
import type { Page } from "../pages.ts";

interface ServiceWorkerOptions {
  readonly build: Pick<BuildOutput, "files" | "workers">;
  /** Every page, Page Not Found last. */
  readonly pages: readonly Page[];
  /** The files that pages need, with their text. */
  readonly data: readonly { readonly path: string; readonly text: () => string }[];
  /** Paths that the worker leaves to the network, besides those of built files. */
  readonly others: readonly string[];
}

/** Returns the script of the service worker that saves the guide, with its precache manifest in front. */
export function serviceWorker({ build, pages, data, others }: ServiceWorkerOptions): string {
  const notFound = pages.at(-1)?.path ?? "";
  // Without its streets, the map of Baguio is no help where there is no signal.
  const needed = build.files.filter((path) => isAsset(path) && /\.(?:js|woff2)$|\/maps\/city\./.test(path));
  // Page Not Found has the pictures that all pages share. Its own are saved too: it may be needed offline.
  const common = new Set([...needed, ...pages.slice(-1).flatMap(assetsOf)]);
  const manifest: Omit<PrecacheManifest, "version"> = {
    pages: [
      ...pages.map(
        (page) => [page.path, page.hash, assetsOf(page).filter((one) => !common.has(one))] as const,
      ),
      ...data.map(({ path, text }) => [path, contentHash(text()), []] as const),
    ],
    notFound,
    assets: [...common],
    others: [...others, ...build.files.filter((path) => !isAsset(path))],
  };
  const version = contentHash(JSON.stringify(manifest));
  return `const precacheManifest=${JSON.stringify({ version, ...manifest })};\n${build.workers.saving}`;
}

/** Returns the assets that a page refers to, each once: pictures, scripts and fonts. */
function assetsOf({ links: { addresses } }: Page): readonly string[] {
  const files = addresses.map((address) => address.replace(/#.*/, ""));
  return [...new Set(files.filter(isAsset))];
}
