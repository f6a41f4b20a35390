import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { searchPath } from "../../shared/paths.ts";
import type { NotFoundRoute, Route } from "../../shared/routes.tsx";
import type { BuildOutput } from "../publish/build-output.ts";
import { publish } from "../publish/publish.ts";
import type { RenderContext } from "../render/render-context.ts";
import { AnswerWriter, writeInto } from "./answer-writer.ts";
import { ExportError } from "./export-error.ts";
import { HostFiles, headersMark } from "./host-files.ts";
import type { Layout } from "./layout.ts";
import { LinkCheck } from "./link-check.ts";

export interface ExportOptions {
  routes: readonly Route[];
  notFoundRoute: NotFoundRoute;
  context: RenderContext;
  build: BuildOutput;
  /** Where the export goes. Emptied first. */
  outFolder: string;
  layout: Layout;
  /** Addresses that the search page leads to once it has answered. */
  searchResults?: readonly string[];
}

export interface ExportResult {
  pages: number;
  files: number;
}

/**
 * Writes everything that is published as static files, and follows every link.
 * @throws ExportError when a link, asset or fragment leads nowhere, no link leads to a page, or a page throws.
 */
export async function exportSite(options: ExportOptions): Promise<ExportResult> {
  const { outFolder, layout } = options;
  await emptyFolder(outFolder);
  const links = new LinkCheck();
  const hostFiles = new HostFiles(layout);
  const writer = new AnswerWriter(outFolder, layout);
  const result = { pages: 0, files: 0 };

  const { securityHeaders, failures } = await publish(options, async (answer) => {
    hostFiles.add(answer);
    links.add(answer);
    result[answer.links ? "pages" : "files"] += 1;
    await writer.add(answer);
  }).finally(() => writer.finish());
  for (const [{ path }, cause] of failures) {
    throw new ExportError(`The page ${path} threw while it was rendered.`, { cause });
  }
  for (const address of options.searchResults ?? []) {
    links.addLink(searchPath, address);
  }
  links.finish();

  await writeInto(outFolder, "_headers", hostFiles.headers(securityHeaders.secure));
  const redirects = hostFiles.redirects();
  if (redirects !== "") {
    await writeInto(outFolder, "_redirects", redirects);
  }
  return result;
}

/** Empties the folder of an earlier export. @throws ExportError when it holds anything else. */
async function emptyFolder(folder: string): Promise<void> {
  const headersFile = join(folder, "_headers");
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    if (!(existsSync(headersFile) && (await readFile(headersFile, "utf8")).startsWith(headersMark))) {
      const name = relative(process.cwd(), folder) || ".";
      throw new ExportError(`The folder ${name} holds other files. Choose an empty one, or a former export.`);
    }
    await rm(folder, { recursive: true });
  }
  // Marked before the first page: an export that fails half-way can be made again.
  await writeInto(folder, "_headers", headersMark);
}
