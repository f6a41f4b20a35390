import type { LoadHook } from "node:module";
import { fileURLToPath } from "node:url";
import { compileCssModule } from "./css-modules.ts";

/** Lets Node import a CSS module. The class names are those of the bundles. */
export const load: LoadHook = async (url, context, nextLoad) => {
  if (!url.endsWith(".module.css")) {
    return nextLoad(url, context);
  }
  const { classes } = await compileCssModule(fileURLToPath(url));
  return { format: "module", source: `export default ${JSON.stringify(classes)};`, shortCircuit: true };
};
