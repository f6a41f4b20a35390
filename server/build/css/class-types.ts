import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sharedFolder } from "../build-files.ts";
import type { CssModule } from "./css-modules.ts";
import { compileCssModules } from "./style-sheet.ts";

/** Not in the repository: made from the CSS modules, so that a class which no module defines does not compile. */
const typesFile = "css-modules.d.ts";

/** Tells the compiler and editors which classes each CSS module has. */
export async function writeClassTypes(): Promise<void> {
  const file = join(sharedFolder, typesFile);
  const types = (await compileCssModules(sharedFolder)).map(declareModule).join("\n");
  const known = existsSync(file) ? await readFile(file, "utf8") : "";
  // Development watches the folder: to write the same again would have it build again.
  if (types !== known) {
    await writeFile(file, types);
  }
}

/** A CSS module is imported by a path that ends in its name, and no two have one name. */
function declareModule({ name, classes }: CssModule): string {
  return `declare module "*/${name}.module.css" {
  const classes: Readonly<${JSON.stringify(classes)}>;
  export default classes;
}
`;
}
