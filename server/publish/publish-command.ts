import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { createRenderContext, type RenderContext } from "../render/render-context.ts";
import type { Answer } from "./answer.ts";
import { readBuildOutput } from "./build-output.ts";
import { publishChecked } from "./publish-checked.ts";
import { storePublication } from "./stored-publication.ts";

/**
 * Publishes a built guide as a server with these settings would, and stores the result for it.
 * @throws ExplainedError when a built file is missing, and as `publishChecked` does.
 */
export async function publishCommand(
  buildFolder: string,
  settings: Pick<RenderContext, "siteUrl" | "worksOffline">,
  now: Date,
): Promise<void> {
  const build = await readBuildOutput(buildFolder);
  const context = createRenderContext(build, settings, now);
  const options = { routes, notFoundRoute, context, build };
  const answers: Answer[] = [];
  const summary = publishChecked(options, (answer) => answers.push(answer));
  await storePublication(buildFolder, build, context, { ...summary, answers });
}
