import { notFoundRoute, routes } from "../shared/routes.tsx";
import { readConfig } from "./config.ts";
import { readBuildOutput } from "./publish/build-output.ts";
import { type Publication, publishToMemory } from "./publish/publish.ts";
import type { Environment } from "./publish/settings.ts";
import { storePublication } from "./publish/stored-publication.ts";
import { createRenderContext } from "./render/render-context.ts";

/**
 * Publishes the guide that lies built in a folder as the server would in this environment, and stores that for it.
 * Where a page throws nothing is stored, but that is no failure of the build: one broken page must not keep the
 * server from starting, which publishes the others and answers that one with its error.
 * @returns the pages that threw, with what they threw.
 * @throws ConfigError when a variable has a wrong value.
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
