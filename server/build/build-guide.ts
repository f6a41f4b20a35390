import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as palette from "../../shared/styles/colors.ts";
import { type BuildListing, buildOutputFile } from "../publish/build-output.ts";
import { contentHash } from "../publish/content-hash.ts";
import {
  buildFolder,
  clearBuild,
  collectAssets,
  collectPublicFiles,
  sharedFolder,
  writeBuiltFile,
} from "./build-files.ts";
import { bundleClient, bundleServer, bundleWorkers } from "./bundle.ts";
import { checkGuide } from "./check-content/check-guide.ts";
import { writeClassTypes } from "./css/class-types.ts";
import { buildStyleSheet } from "./css/style-sheet.ts";
import { collectSharePictures } from "./share-pictures/share-pictures.ts";

/** Makes everything that the server and the export need: files, styles, scripts and the server itself. */
export async function buildGuide(): Promise<BuildListing> {
  await checkGuide();
  await writeClassTypes();
  await clearBuild();
  // Imported late: the maps read content, which must be checked first.
  const { drawMaps } = await import("./map/map-grounds.tsx");
  const [pictures, publicFiles, sharePictures, client, workers, serverHash] = await Promise.all([
    collectAssets(palette, await drawMaps()),
    collectPublicFiles("public"),
    collectSharePictures(),
    bundleClient(),
    bundleWorkers(),
    bundleServer(),
  ]);
  const assets = { ...pictures.assets, ...client.assets };
  const styles = await buildStyleSheet(sharedFolder, assets, palette);
  const sources = [...publicFiles, ...sharePictures, ...pictures.files, ...client.files];
  await Promise.all(sources.map(writeBuiltFile));
  const files = sources.map(({ path }) => path);
  const served = sources.map(({ path, body }) => [path, contentHash(body)]);
  const buildId = contentHash(JSON.stringify({ assets, styles, served, workers, serverHash }));
  const listing: BuildListing = { buildId, assets, styles, files, workers };
  await writeFile(join(buildFolder, buildOutputFile), JSON.stringify(listing));
  return listing;
}
