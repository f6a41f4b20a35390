import { assetsPath, isAsset } from "../../shared/contract/assets.ts";
import type { PrecacheManifest } from "../../shared/contract/offline.ts";
import { probePaths } from "../../shared/paths.ts";
import { assetAddress } from "../../shared/site-context.ts";
import { contentHash } from "../http/encode.ts";
import type { ServedFile } from "../http/served-file.ts";
import type { BuildOutput } from "../process/build-output.ts";
import type { RenderedPage } from "../render/render.tsx";

/** The drawings that are saved even if no saved page shows them: the maps of Baguio must work without a signal. */
const savedDrawings = ["art/maps/arrival.svg", "art/maps/city.svg"];

/** A path that begins with that of the assets. React does not escape its characters. */
const assetPattern = new RegExp(`${assetsPath}[\\w./-]+`, "g");

/** What the service worker saves, or leaves to the network. */
interface GuideFiles {
  readonly build: BuildOutput;
  readonly pages: readonly RenderedPage[];
  readonly notFound: RenderedPage;
  /** The data for search, which is saved with the pages. */
  readonly searchFile: ServedFile;
  /** Feed, data and the like, which are not saved. */
  readonly contentFiles: readonly ServedFile[];
}

/** Returns the script of the service worker that saves the guide, after its precache manifest. */
export function createServiceWorker({
  build,
  pages,
  notFound,
  searchFile,
  contentFiles,
}: GuideFiles): string {
  const staticPaths = [...build.files.keys()];
  const needed = staticPaths.filter((path) => isAsset(path) && /\.(?:js|woff2)$/.test(path));
  const drawings = savedDrawings.map((name) => assetAddress(build.assets, name));
  // Page Not Found contains the pictures that all pages share, and it must be complete offline.
  const alwaysSaved = new Set([...needed, ...drawings, ...assetsOf(notFound)]);
  const manifest: Omit<PrecacheManifest, "version"> = {
    documents: [
      ...pages.map(
        (page) =>
          [page.path, page.body.hash(), assetsOf(page).filter((asset) => !alwaysSaved.has(asset))] as const,
      ),
      [searchFile.path, searchFile.body().hash(), []],
    ],
    notFound: notFound.path,
    assets: [...alwaysSaved],
    unsavedPaths: [
      ...Object.values(probePaths),
      ...contentFiles.map(({ path }) => path),
      ...staticPaths.filter((path) => !isAsset(path)),
    ],
  };
  const version = contentHash(JSON.stringify(manifest));
  return `const precacheManifest=${JSON.stringify({ version, ...manifest })};\n${build.workers.serviceWorker}`;
}

/** Returns the assets that a page or its style refers to, each once: pictures, scripts and fonts. */
function assetsOf({ html }: RenderedPage): readonly string[] {
  return [...new Set(html.match(assetPattern))];
}
