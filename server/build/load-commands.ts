import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { exportCommand } from "../export/export-command.ts";
import type { publishCommand } from "../publish-command.ts";
import { serverOptions } from "./bundle.ts";

/** The export as it was bundled with the server, so that both render with the same code. */
export async function loadExportCommand(): Promise<typeof exportCommand> {
  const bundled: { exportCommand: typeof exportCommand } = await importBundled("export-command");
  return bundled.exportCommand;
}

/** What publishes for the server, as it was bundled with it. */
export async function loadPublishCommand(): Promise<typeof publishCommand> {
  const bundled: { publishCommand: typeof publishCommand } = await importBundled("publish-command");
  return bundled.publishCommand;
}

function importBundled(name: keyof typeof serverOptions.entryPoints) {
  return import(pathToFileURL(resolve(serverOptions.outdir, `${name}.js`)).href);
}
