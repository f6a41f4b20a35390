import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { exportCommand } from "../export/export-command.ts";
import type { publishCommand } from "../publish/publish-command.ts";
import { serverOptions } from "./bundle.ts";

/** What each bundle of a command exports. */
interface Commands {
  readonly "export-command": { exportCommand: typeof exportCommand };
  readonly "publish-command": { publishCommand: typeof publishCommand };
}

/** Loads a command that was bundled with the server, so that both render with the same code. */
export function loadCommand<Name extends keyof Commands>(name: Name): Promise<Commands[Name]> {
  return import(pathToFileURL(resolve(serverOptions.outdir, `${name}.js`)).href);
}
