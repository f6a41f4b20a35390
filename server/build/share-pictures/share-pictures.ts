import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentHash } from "../../content-hash.ts";
import { drawingFile, listFiles, type SourceFile, sharedFolder } from "../build-files.ts";
import type { Paint } from "./painter.tsx";

const ownFolder = "server/build/share-pictures";
/** Painting takes seconds, so pictures are cached under a hash of everything they are made of. */
const cacheFolder = "node_modules/.cache/share-pictures";

/** Returns the share pictures of all pages as files to serve, painted or from the cache. */
export async function collectSharePictures(): Promise<readonly SourceFile[]> {
  // Imported late: content is read only after it has been checked.
  const { sharePictures } = await import("../../../shared/head/share-pictures.ts");
  const { site } = await import("../../../shared/site.ts");
  const tools = await hashOfTools();
  await mkdir(cacheFolder, { recursive: true });
  let painter: Promise<Paint> | undefined;
  const paint: Paint = async (picture) => {
    painter ??= import("./painter.tsx").then(({ createPainter }) => createPainter());
    return (await painter)(picture);
  };

  return Promise.all(
    sharePictures().map(async (picture) => {
      const drawings = await readAll(picture.drawings.map(drawingFile));
      const file = join(
        cacheFolder,
        `${contentHash(JSON.stringify([tools, site.fullName, picture, drawings]))}.png`,
      );
      const body = await readFile(file).catch(async () => keep(file, await paint(picture)));
      return { path: picture.path, body };
    }),
  );
}

/** Writes under another name first, so that an interrupted build leaves no half picture. */
async function keep(file: string, body: Buffer): Promise<Buffer> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, body);
  await rename(unfinished, file);
  return body;
}

/**
 * Hashes everything that pictures are made with, besides their own words and drawings. Listed by hand: add
 * here what the painter newly reads or imports, or the cache will return outdated pictures.
 */
async function hashOfTools(): Promise<string> {
  const own = (await listFiles(ownFolder)).map((file) => join(ownFolder, file));
  const others = [
    "server/build/palette.ts",
    ...["art/mark.svg", "fonts/besley-800.ttf", "styles/colors.ts", "head/share-pictures.ts"].map((file) =>
      join(sharedFolder, file),
    ),
  ];
  const packages = ["@resvg/resvg-wasm", "upng-js", "react-dom"].map(
    (name) => `node_modules/${name}/package.json`,
  );
  return contentHash((await readAll([...own, ...others, ...packages])).join());
}

function readAll(files: readonly string[]): Promise<readonly string[]> {
  return Promise.all(files.map((file) => readFile(file, "latin1")));
}
