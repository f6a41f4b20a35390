import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sharedFolder } from "../build-files.ts";
import type { CssModule } from "./css-modules.ts";
import { compileCssModules } from "./style-sheet.ts";

/** Made from the CSS modules and not in the repository. A class that no module defines does not compile. */
const typesFile = "css-modules.d.ts";

/** Writes the types that tell the compiler and editors which classes each CSS module has. */
export async function writeClassTypes(): Promise<void> {
  const file = join(sharedFolder, typesFile);
  const types = (await compileCssModules(sharedFolder)).map(declareModule).join("\n");
  const known = existsSync(file) ? await readFile(file, "utf8") : "";
  // The development server watches this folder: writing the same again would start another build.
  if (types !== known) {
    await writeFile(file, types);
  }
}

/** Declares a CSS module by the end of the path that imports it, which no two modules share. */
function declareModule({ name, classes }: CssModule): string {
  return `declare module "*/${name}.module.css" {
  const classes: Readonly<${JSON.stringify(classes)}>;
  export default classes;
}
`;
}
