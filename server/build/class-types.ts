import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { listFiles, sharedFolder } from "./build-files.ts";
import { compileCssModule } from "./css-modules.ts";

/** Where the compiler and editors look, because of "rootDirs" in tsconfig.json. */
const folder = "node_modules/.cache/class-types";

/** Declares the classes of each CSS module, and removes the declarations of deleted modules. */
export async function writeClassTypes(): Promise<void> {
  const modules = (await listFiles(sharedFolder)).filter((file) => file.endsWith(".module.css"));
  const declarations = new Set<string>();
  for (const file of modules) {
    const { classes } = await compileCssModule(file, await readFile(join(sharedFolder, file), "utf8"));
    const names = Object.keys(classes).map((name) => `readonly ${JSON.stringify(name)}: string;`);
    const declaration = join(folder, sharedFolder, file.replace(/css$/, "d.css.ts"));
    await mkdir(dirname(declaration), { recursive: true });
    await writeFile(declaration, `declare const classes: { ${names.join(" ")} };\nexport default classes;\n`);
    declarations.add(relative(folder, declaration));
  }
  // Not the whole folder beforehand: the compiler may be reading it.
  for (const file of await listFiles(folder)) {
    if (!declarations.has(file)) {
      await rm(join(folder, file));
    }
  }
}
