import { notFoundRoute, routes } from "../shared/routes.tsx";
import type { Config } from "./config.ts";
import type { Answer } from "./publish/answer.ts";
import { readBuildOutput } from "./publish/build-output.ts";
import { publishChecked } from "./publish/publish-checked.ts";
import { writtenAddresses } from "./publish/site-files/search-data.ts";
import { storePublication } from "./publish/stored-publication.ts";
import { createRenderContext } from "./render/render-context.ts";

/**
 * Publishes a built guide as a server with this configuration would, and stores the result for it.
 * @throws ExplainedError when a built file is missing, and as `publishChecked` does.
 */
export async function publishCommand(buildFolder: string, config: Config, now: Date): Promise<void> {
  const build = await readBuildOutput(buildFolder);
  const context = createRenderContext(build, config, now);
  const options = { routes, notFoundRoute, context, build, searchResults: writtenAddresses };
  const answers: Answer[] = [];
  const summary = publishChecked(options, (answer) => answers.push(answer));
  await storePublication(buildFolder, build, context, { ...summary, answers });
}
