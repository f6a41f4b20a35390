import { resolve } from "node:path";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { readBuildOutput } from "../publish/build-output.ts";
import { createRenderContext } from "../render/render-context.ts";
import type { ExportSettings } from "./export-settings.ts";
import { type ExportResult, exportSite } from "./export-site.ts";

/**
 * Exports a built guide.
 * @throws ExplainedError when a built file is missing; ExportError when the export fails.
 */
export async function exportCommand(buildFolder: string, settings: ExportSettings): Promise<ExportResult> {
  const build = await readBuildOutput(buildFolder);
  return exportSite({
    routes,
    notFoundRoute,
    context: createRenderContext(build, settings, settings.date),
    build,
    outFolder: resolve(settings.out ?? `${buildFolder}/static`),
    since: settings.since,
  });
}
