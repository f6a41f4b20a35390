import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { compileCssModules } from "../../server/build/css/style-sheet.ts";
import { describe } from "../setup/describe.ts";

async function readSources(folder: string, ending: string): Promise<readonly string[]> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith(ending));
  return Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
}

describe("every class of a CSS module", (test) => {
  // The compiler reports unknown classes; this reports unused ones.
  test("is used as `styles.name`, as `styles[…]`, or by a class that composes it", async () => {
    const components = [...(await readSources("shared", ".tsx")), ...(await readSources("shared", ".ts"))];
    const content = (await readSources("shared/content", ".ts")).join("\n");
    const isUsed = (component: string, variable: string, part: string) =>
      new RegExp(`\\b${variable}\\.${part}\\b`).test(component) ||
      (component.includes(`${variable}[`) && (component + content).includes(`"${part}"`));
    const unused = (await compileCssModules("shared")).flatMap(({ name, classes }) => {
      const users = components.flatMap((component) => {
        const [, variable] = new RegExp(`import (\\w+) from ".*/${name}.module.css"`).exec(component) ?? [];
        return variable === undefined ? [] : [{ component, variable }];
      });
      const composed = Object.values(classes).flatMap((names) => names.split(" ").slice(1));
      return Object.entries(classes)
        .filter(([, names]) => !composed.includes(names))
        .map(([part]) => part)
        .filter((part) => !users.some(({ component, variable }) => isUsed(component, variable, part)))
        .map((part) => `${name}.${part}`);
    });
    assert.equal(unused, []);
  });
});
