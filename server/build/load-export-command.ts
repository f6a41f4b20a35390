import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { exportCommand } from "../export/export-command.ts";
import { serverOptions } from "./bundle.ts";

/** The export as it was bundled with the server, so that both render with the same code. */
export async function loadExportCommand(): Promise<typeof exportCommand> {
  const file = resolve(serverOptions.outdir, "export-command.js");
  const bundled: { exportCommand: typeof exportCommand } = await import(pathToFileURL(file).href);
  return bundled.exportCommand;
}
