import { notFoundRoute, routes } from "../shared/routes.tsx";
import { readConfig } from "./config.ts";
import type { Answer } from "./publish/answer.ts";
import { readBuildOutput } from "./publish/build-output.ts";
import { publishChecked } from "./publish/publish-checked.ts";
import type { Environment } from "./publish/settings.ts";
import { writtenAddresses } from "./publish/site-files/search-data.ts";
import { storePublication } from "./publish/stored-publication.ts";
import { createRenderContext } from "./render/render-context.ts";

/**
 * Publishes a built guide as the server would in this environment, and stores the result for it.
 * @throws ConfigError when a variable has a wrong value; ExplainedError when a built file is missing, and as
 * `publishChecked` does.
 */
export async function publishCommand(buildFolder: string, env: Environment, now: Date): Promise<void> {
  const config = readConfig(env);
  const build = await readBuildOutput(buildFolder);
  const context = createRenderContext(build, config, now);
  const options = { routes, notFoundRoute, context, build, searchResults: writtenAddresses };
  const answers: Answer[] = [];
  const summary = publishChecked(options, (answer) => answers.push(answer));
  await storePublication(buildFolder, build, context, { ...summary, answers });
}
