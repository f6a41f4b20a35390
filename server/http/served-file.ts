import { extname } from "node:path";
import { isAsset } from "../../shared/contract/assets.ts";
import { lazy } from "../../shared/values/lazy.ts";
import type { Caching } from "./caching.ts";
import { encode, type ResponseBody } from "./encode.ts";
import { textTypes } from "./file-types.ts";

export interface ServedFile {
  readonly path: string;
  readonly caching: keyof Caching;
  /** Computed or read at the first call. */
  body(): ResponseBody;
}

/** @param files by path. Each is read at its first use. */
export function createStaticFiles(
  files: Iterable<readonly [path: string, read: () => Buffer]>,
): ReadonlyMap<string, ServedFile> {
  return new Map(
    Array.from(files, ([path, read]) => {
      const body = lazy(() => encode(read(), extname(path).slice(1) in textTypes));
      return [path, { path, caching: isAsset(path) ? "asset" : "file", body }];
    }),
  );
}
