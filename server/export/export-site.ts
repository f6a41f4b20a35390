import { existsSync } from "node:fs";
import { join } from "node:path";
import { isPage } from "../publish/answer.ts";
import type { BuildOutput } from "../publish/build-output.ts";
import type { PublishOptions } from "../publish/publish.ts";
import { publishChecked } from "../publish/publish-checked.ts";
import { securityHeaders } from "../publish/security-headers.ts";
import { type Changes, compareExports } from "./compare-exports.ts";
import { caddyFile } from "./hosts/caddy-file.ts";
import { beyondLimits, headersFile, redirectsFile } from "./hosts/headers-file.ts";
import { HostingCollector } from "./hosts/hosting.ts";
import { nginxFile } from "./hosts/nginx-file.ts";
import { exportMark, markedFile, replaceFolder } from "./staged-folder.ts";
import { writeAnswer, writeInto } from "./write-answer.ts";

interface ExportOptions extends PublishOptions {
  readonly build: BuildOutput;
  /** Where the export goes. A former export there is replaced once this one is complete. */
  readonly outFolder: string;
  /** The folder that readers have, to tell what differs. Unset: the former export in `outFolder`. */
  readonly since?: string | undefined;
}

export interface ExportResult {
  readonly pages: number;
  readonly files: number;
  /** What differs from what readers have, if that is known. */
  readonly changes: Changes | undefined;
  /** A sentence for each limit of a host that the export exceeds. */
  readonly warnings: readonly string[];
}

/**
 * Writes everything that is published as static files, and checks every link. A failed export leaves the
 * folder as it was.
 * @throws ExportError when the folder holds other files; ExplainedError as `publishChecked` does.
 */
export function exportSite(options: ExportOptions): Promise<ExportResult> {
  const { outFolder, since } = options;
  return replaceFolder(outFolder, async (folder) => {
    const result = writeSite(options, folder);
    const former = since ?? (existsSync(join(outFolder, markedFile)) ? outFolder : undefined);
    const changes = former === undefined ? undefined : await compareExports(former, folder);
    return { ...result, changes };
  });
}

function writeSite(options: ExportOptions, folder: string): Omit<ExportResult, "changes"> {
  const mark = `${exportMark}, build ${options.build.buildId}`;
  const collector = new HostingCollector();
  let pages = 0;
  let files = 0;
  writeInto(folder, markedFile, mark);

  publishChecked(options, (answer) => {
    collector.add(answer);
    if (isPage(answer)) {
      pages += 1;
    } else {
      files += 1;
    }
    writeAnswer(folder, answer);
  });

  const hosting = collector.finish(mark, securityHeaders.secure);
  writeInto(folder, markedFile, headersFile(hosting));
  writeInto(folder, "_redirects", redirectsFile(hosting));
  writeInto(folder, "_nginx.conf", nginxFile(hosting));
  writeInto(folder, "_Caddyfile", caddyFile(hosting));
  return { pages, files, warnings: beyondLimits(hosting) };
}
