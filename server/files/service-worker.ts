import { isAsset, type PrecacheManifest } from "../../shared/universal/offline.ts";
import type { BuildOutput } from "../build-output.ts";
import { contentHash } from "../content-hash.ts";
import type { Page } from "../pages.ts";

interface ServiceWorkerOptions {
  readonly build: Pick<BuildOutput, "files" | "workers">;
  /** Every page, Page Not Found last. */
  readonly pages: readonly Page[];
  readonly data: readonly { readonly path: string; readonly text: () => string }[];
  /** Paths that the worker does not handle, besides those of static files. */
  readonly networkPaths: readonly string[];
}

/** Returns the script of the service worker that saves the guide, after its precache manifest. */
export function serviceWorker({ build, pages, data, networkPaths }: ServiceWorkerOptions): string {
  const notFound = pages.at(-1)?.path ?? "";
  // The maps of Baguio must work without a signal.
  const needed = build.files.filter(
    (path) => isAsset(path) && /\.(?:js|woff2)$|\/maps\/(?:arrival|city)\./.test(path),
  );
  // Page Not Found contains the pictures that all pages share, and it must be complete offline.
  const alwaysSaved = new Set([...needed, ...pages.slice(-1).flatMap(assetsOf)]);
  const manifest: Omit<PrecacheManifest, "version"> = {
    pages: [
      ...pages.map(
        (page) => [page.path, page.hash, assetsOf(page).filter((one) => !alwaysSaved.has(one))] as const,
      ),
      ...data.map(({ path, text }) => [path, contentHash(text()), []] as const),
    ],
    notFound,
    assets: [...alwaysSaved],
    networkPaths: [...networkPaths, ...build.files.filter((path) => !isAsset(path))],
  };
  const version = contentHash(JSON.stringify(manifest));
  return `const precacheManifest=${JSON.stringify({ version, ...manifest })};\n${build.workers.saving}`;
}

/** Returns the assets that a page refers to, each once: pictures, scripts and fonts. */
function assetsOf({ links: { addresses } }: Page): readonly string[] {
  const files = addresses.map((address) => address.replace(/#.*/, ""));
  return [...new Set(files.filter(isAsset))];
}
