import { liveryRules } from "../../shared/components/operators/livery.ts";
import { operators } from "../../shared/content/operators.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import * as palette from "../../shared/styles/colors.ts";
import { drawMaps } from "../build/map/map-grounds.tsx";
import type { Config } from "../config.ts";
import { createGuide, type Guide } from "../guide.ts";
import { createLog } from "../log.ts";
import type { BuildOutput } from "../publish/build-output.ts";
import { createRenderContext } from "../render/render-context.ts";
import { renderGallery } from "./component-gallery.tsx";

/** The colors, the maps and the liveries of this bundle, with which styles and assets are built. */
export { drawMaps, palette };
export const liveries = liveryRules(operators);

/** What the development server asks of each fresh bundle. */
interface DevGuideOptions {
  readonly config: Config;
  readonly build: BuildOutput;
  readonly scripts: readonly string[];
}

/** The guide, and beside it the component gallery, which throws whatever a component throws. */
export interface DevGuide extends Guide {
  renderGallery(): string;
}

/** Creates the guide from the pages in this bundle. The development server bundles it anew at each edit. */
export async function createDevGuide(options: DevGuideOptions): Promise<DevGuide> {
  const { config, build, scripts } = options;
  const now = () => new Date();
  const guide = await createGuide({
    config,
    loadPages: async () => ({ routes, notFoundRoute }),
    build,
    log: createLog("warn"),
    now,
    development: { scripts },
  });
  return { ...guide, renderGallery: () => renderGallery(createRenderContext(build, config, now(), scripts)) };
}
