import { existsSync } from "node:fs";
import { join } from "node:path";
import { searchPath } from "../../shared/paths.ts";
import type { NotFoundRoute, Route } from "../../shared/routes.tsx";
import { isPage } from "../publish/answer.ts";
import type { BuildOutput } from "../publish/build-output.ts";
import { publish } from "../publish/publish.ts";
import { securityHeaders } from "../publish/security-headers.ts";
import type { RenderContext } from "../render/render-context.ts";
import { type Changes, compareExports } from "./compare-exports.ts";
import { ExportError } from "./export-error.ts";
import { caddyFile } from "./hosts/caddy-file.ts";
import { beyondLimits, headersFile, redirectsFile } from "./hosts/headers-file.ts";
import { HostingCollector } from "./hosts/hosting.ts";
import { nginxFile } from "./hosts/nginx-file.ts";
import { LinkCheck } from "./link-check.ts";
import { exportMark, markedFile, replaceFolder } from "./staged-folder.ts";
import { writeAnswer, writeInto } from "./write-answer.ts";

export interface ExportOptions {
  routes: readonly Route[];
  notFoundRoute: NotFoundRoute;
  context: RenderContext;
  build: BuildOutput;
  /** Where the export goes. A former export there is replaced once this one is complete. */
  outFolder: string;
  /** Addresses that search results may lead to. They are checked like links of the search page. */
  searchResults?: readonly string[];
}

export interface ExportResult {
  pages: number;
  files: number;
  /** What differs from the former export in the folder, if there was one. */
  changes: Changes | undefined;
  /** A sentence for each limit of a host that the export exceeds. */
  warnings: readonly string[];
}

/**
 * Writes everything that is published as static files, and checks every link. A failed export leaves the
 * folder as it was.
 * @throws ExportError when a link, asset or fragment leads nowhere, no link leads to a page, a page throws,
 * or the folder holds other files.
 */
export function exportSite(options: ExportOptions): Promise<ExportResult> {
  const { outFolder } = options;
  return replaceFolder(outFolder, async (folder) => {
    const result = writeSite(options, folder);
    const changes = existsSync(join(outFolder, markedFile))
      ? await compareExports(outFolder, folder)
      : undefined;
    return { ...result, changes };
  });
}

function writeSite(options: ExportOptions, folder: string): Omit<ExportResult, "changes"> {
  const mark = `${exportMark}, build ${options.build.buildId}`;
  const links = new LinkCheck();
  const collector = new HostingCollector();
  let pages = 0;
  let files = 0;
  writeInto(folder, markedFile, mark);

  const { failures } = publish(options, (answer) => {
    collector.add(answer);
    links.add(answer);
    if (isPage(answer)) {
      pages += 1;
    } else {
      files += 1;
    }
    writeAnswer(folder, answer);
  });
  const [failure] = failures;
  if (failure) {
    const [{ path }, cause] = failure;
    throw new ExportError(`The page ${path} threw while it was rendered.`, { cause });
  }
  for (const { path, sharePicture } of options.routes) {
    if (sharePicture) {
      links.addLink(path, sharePicture.path);
    }
  }
  for (const address of options.searchResults ?? []) {
    links.addLink(searchPath, address);
  }
  links.finish();

  const hosting = collector.finish(mark, securityHeaders.secure);
  writeInto(folder, "_headers", headersFile(hosting));
  writeInto(folder, "_redirects", redirectsFile(hosting));
  writeInto(folder, "_nginx.conf", nginxFile(hosting));
  writeInto(folder, "_Caddyfile", caddyFile(hosting));
  return { pages, files, warnings: beyondLimits(hosting) };
}
