import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listFiles, sharedFolder } from "./build-files.ts";
import { compileCssModule } from "./css-modules.ts";

/** Where the compiler and editors look, because of "rootDirs" in tsconfig.json. */
const folder = "node_modules/.cache/class-types";

/** Declares the classes of each CSS module. */
export async function writeClassTypes(): Promise<void> {
  for (const file of await listFiles(sharedFolder)) {
    if (file.endsWith(".module.css")) {
      const { classes } = await compileCssModule(file, await readFile(join(sharedFolder, file), "utf8"));
      const names = Object.keys(classes).map((name) => `readonly ${JSON.stringify(name)}: string;`);
      const declaration = join(folder, sharedFolder, file.replace(/css$/, "d.css.ts"));
      await mkdir(dirname(declaration), { recursive: true });
      await writeFile(
        declaration,
        `declare const classes: { ${names.join(" ")} };\nexport default classes;\n`,
      );
    }
  }
}
