import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isAsset } from "../../shared/contract/names.ts";
import { type BuildOutput, filesFolder } from "../build-output.ts";
import { contentHash, type Encoding, extensionOf, type ResponseBody } from "../encode.ts";
import { lazy } from "../lazy.ts";
import type { ServedFile } from "./site-files.ts";

/** Returns the files of the build, by path. Each is read at its first request, with its compressed copies. */
export function builtFiles(build: BuildOutput): ReadonlyMap<string, ServedFile> {
  const root = join(build.folder, filesFolder);
  const compressed = new Set(build.compressedPaths);
  return new Map(
    build.builtPaths.map((path) => {
      const body = lazy(() => readBody(join(root, path), compressed.has(path)));
      return [path, { path, caching: isAsset(path) ? "asset" : "file", body }];
    }),
  );
}

function readBody(file: string, isCompressed: boolean): ResponseBody {
  const bytes = readFileSync(file);
  const copyOf = (encoding: Encoding) => readFileSync(file + extensionOf[encoding]);
  const copies = isCompressed ? { br: copyOf("br"), gzip: copyOf("gzip") } : undefined;
  return {
    bytes,
    hash: contentHash(bytes),
    encodedAs: (encoding) => copies?.[encoding],
    // The build has done that.
    compressBest: async () => undefined,
  };
}
