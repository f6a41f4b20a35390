import { readFile } from "node:fs/promises";
import { type LoadHook, register } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { compileCssModule } from "./css-modules.ts";

// Node runs hooks in a thread of their own, which loads this file again.
if (isMainThread) {
  register(import.meta.url);
}

/** Lets Node import a CSS module. The class names are those of the bundles. */
export const load: LoadHook = async (url, context, nextLoad) => {
  if (!url.endsWith(".module.css")) {
    return nextLoad(url, context);
  }
  const file = fileURLToPath(url);
  const { classes } = await compileCssModule(file, await readFile(file, "utf8"));
  return { format: "module", source: `export default ${JSON.stringify(classes)};`, shortCircuit: true };
};
