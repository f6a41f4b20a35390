import { notFoundRoute, routes } from "../shared/routes.tsx";
import { readConfig } from "./config.ts";
import { readBuildOutput } from "./publish/build-output.ts";
import { type Publication, publishToMemory } from "./publish/publish.ts";
import type { Environment } from "./publish/settings.ts";
import { storePublication } from "./publish/stored-publication.ts";
import { createRenderContext } from "./render/render-context.ts";

/**
 * Publishes a built guide as the server would in this environment, and stores the result for it.
 * If a page throws, stores nothing but does not fail: the server then publishes at its start, and answers a
 * request for that page with its error.
 * @returns the routes whose page threw, each with its error.
 * @throws ConfigError when a variable has a wrong value; ExplainedError when a built file is missing.
 */
export async function publishCommand(
  buildFolder: string,
  env: Environment,
  now: Date,
): Promise<Publication["failures"]> {
  const config = readConfig(env);
  const build = await readBuildOutput(buildFolder);
  const context = createRenderContext(build, config, now);
  const publication = publishToMemory({ routes, notFoundRoute, context, build });
  if (publication.failures.size === 0) {
    await storePublication(buildFolder, build, context, publication);
  }
  return publication.failures;
}
