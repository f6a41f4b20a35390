import { assetsPath } from "../../shared/contract/assets.ts";
import { crossOriginPaths } from "../../shared/paths.ts";
import type { ServedFile } from "../output/build-output.ts";
import { type Caching, productionCaching } from "../output/headers.ts";

/** By the ending of a file. */
export const textTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  csv: "text/csv",
  txt: "text/plain",
  json: "application/json",
  xml: "application/xml",
  atom: "application/atom+xml",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
};
export const otherTypes: Readonly<Record<string, string>> = {
  ico: "image/vnd.microsoft.icon",
  png: "image/png",
  woff2: "font/woff2",
};
/** Pairs of an ending and a type. */
export const fileTypes = Object.entries({ ...textTypes, ...otherTypes });

/** What hosts compress besides HTML, which they always do. */
export const compressedTypes = Object.values(textTypes).filter((type) => type !== "text/html");

/** A header of the paths that match a regular expression. */
export interface HeaderRule {
  readonly name: string;
  readonly value: string;
  readonly pattern: string;
}

/** Returns the headers of some files. Of several rules for one header that match, the last one counts. */
export function headerRules(files: readonly Pick<ServedFile, "path" | "caching">[]): readonly HeaderRule[] {
  const patternOf = (paths: readonly string[]) => `^(${paths.join("|").replaceAll(".", "\\.")})$`;
  const cachingOf = (caching: keyof Caching, pattern: string) => ({
    name: "Cache-Control",
    value: productionCaching[caching],
    pattern,
  });
  const pathsOf = (caching: keyof Caching) =>
    files.filter((file) => file.caching === caching).map(({ path }) => path);
  return [
    cachingOf("page", "^/"),
    cachingOf("asset", `^${assetsPath}`),
    cachingOf("file", patternOf(pathsOf("file"))),
    cachingOf("worker", patternOf(pathsOf("worker"))),
    { name: "Access-Control-Allow-Origin", value: "*", pattern: patternOf(crossOriginPaths) },
  ];
}
