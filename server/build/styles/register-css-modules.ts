import { type LoadHook, register } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { compileCssModule } from "./css-modules.ts";

// Node runs hooks in a thread of their own, for which it loads this file again.
if (isMainThread) {
  register(import.meta.url);
}

/** Lets Node import a CSS module. The class names are those of the bundles. */
export const load: LoadHook = async (url, context, nextLoad) => {
  if (!url.endsWith(".module.css")) {
    return nextLoad(url, context);
  }
  const { classes } = await compileCssModule(fileURLToPath(url));
  return { format: "module", source: `export default ${JSON.stringify(classes)};`, shortCircuit: true };
};
