import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentHash } from "../../content-hash.ts";
import { drawingFile, listFiles, type SourceFile, sharedFolder } from "../build-files.ts";
import type { Paint } from "./painter.tsx";

const ownFolder = "server/build/share-pictures";
/** Painting takes seconds, so pictures are cached under a hash of their inputs. */
const cacheFolder = "node_modules/.cache/share-pictures";

/** Returns the share pictures of all pages, from the cache if possible. */
export async function collectSharePictures(): Promise<readonly SourceFile[]> {
  // Imported late, because content must be checked first.
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
      const body = await readFile(file).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") {
          throw error;
        }
        return writeAtomically(file, await paint(picture));
      });
      return { path: picture.path, body };
    }),
  );
}

/** Writes under a temporary name first, so that an interrupted build leaves no incomplete picture. */
async function writeAtomically(file: string, body: Buffer): Promise<Buffer> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, body);
  await rename(unfinished, file);
  return body;
}

/**
 * Hashes the code, font and packages that paint the pictures. The list is kept by hand: if the painter reads or
 * imports another file, add it, or the cache will return outdated pictures.
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
