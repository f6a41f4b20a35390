import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sharedFolder } from "../build-files.ts";
import type { CssModule } from "./css-modules.ts";
import { compileCssModules } from "./style-sheet.ts";

/** Generated, and not in the repository. With it, the use of an undefined class is a type error. */
const typesFile = "css-modules.d.ts";

export async function writeClassTypes(): Promise<void> {
  const file = join(sharedFolder, typesFile);
  const types = (await compileCssModules(sharedFolder)).map(declareModule).join("\n");
  const known = existsSync(file) ? await readFile(file, "utf8") : "";
  // The development server watches this folder, so an unchanged file must not start another build.
  if (types !== known) {
    await writeFile(file, types);
  }
}

/** Declares a CSS module by the end of its import path, which is unique. */
function declareModule({ name, classes }: CssModule): string {
  return `declare module "*/${name}.module.css" {
  const classes: Readonly<${JSON.stringify(classes)}>;
  export default classes;
}
`;
}
