import { assetsPath } from "../../shared/contract/assets.ts";
import { crossOriginPaths } from "../../shared/paths.ts";
import type { ServedFile } from "../output/build-output.ts";
import { hostHeaders, productionCaching } from "../output/headers.ts";
import { apacheLines } from "./apache.ts";
import { headerRules } from "./host-rules.ts";
import { nginxLines } from "./nginx.ts";

/** The first line of `markedFile`, by which the export recognizes a folder that it may replace. */
export const exportMark = "# Written by the export of the guide";
export const markedFile = ".htaccess";

/**
 * Returns files that give a host the addresses and headers of the server, `markedFile` first.
 * @param files those of the site, without pages and assets.
 */
export function hostFiles(
  files: readonly Pick<ServedFile, "path" | "caching">[],
): Readonly<Record<string, string>> {
  const rules = headerRules(files);
  const contents = {
    [markedFile]: apacheLines(rules),
    _headers: cdnLines(),
    "_nginx.conf": nginxLines(rules),
  };
  return Object.fromEntries(
    Object.entries(contents).map(([name, lines]) => [name, `${[exportMark, ...lines].join("\n")}\n`]),
  );
}

/**
 * For Cloudflare Pages and Netlify, which have clean addresses and choose the caching of pages themselves. No two rules
 * set the same header for one path, because these hosts combine them differently.
 */
function cdnLines(): readonly string[] {
  return [
    "/*",
    ...Object.entries(hostHeaders).map(([name, value]) => `  ${name}: ${value}`),
    `${assetsPath}*`,
    `  Cache-Control: ${productionCaching.asset}`,
    ...crossOriginPaths.flatMap((path) => [path, "  Access-Control-Allow-Origin: *"]),
  ];
}
