import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { compileCssModule } from "../../server/build/css/css-modules.ts";
import { operators } from "../../shared/content/operators.ts";
import { origins } from "../../shared/content/timetable.ts";
import { describe } from "../setup/describe.ts";

const components = (await listFiles("shared")).filter((file) => file.endsWith(".tsx"));
const moduleImport = /^import (\w+) from "(.+\.module\.css)";$/gm;

describe("the class names", (test) => {
  for (const component of components) {
    const file = join("shared", component);
    test(`that ${file} uses are in its CSS modules`, async () => {
      const source = await readFile(file, "utf8");
      for (const [, name = "", path = ""] of source.matchAll(moduleImport)) {
        const module = join(dirname(file), path);
        const { classes } = await compileCssModule(module, await readFile(module, "utf8"));
        // Not the part of a file's own name: "./day.module.css".
        const used = [
          ...source.replaceAll(moduleImport, "").matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g")),
        ].map(([, part = ""]) => part);
        const missing = used.filter((part) => !Object.hasOwn(classes, part));
        assert.equal(missing, [], `${module} has no ${missing.join(", ")}`);
      }
    });
  }
});

describe("the stripes", (test) => {
  test("are there for each operator, and for nobody else", async () => {
    const file = "shared/components/operators/stripes.module.css";
    const { classes } = await compileCssModule(file, await readFile(file, "utf8"));
    assert.equal(Object.keys(classes).sort(), operators.map(({ slug }) => slug).sort());
  });
});

describe("the filter's style sheet", (test) => {
  for (const { id } of origins) {
    test(`hides, shows and dims for ${id}`, async () => {
      const css = await readFile("shared/components/timetable/OriginFilter.module.css", "utf8");
      const rule = `.filter:has([value="${id}"]:checked)`;
      assert.ok(css.includes(`${rule} [data-origin]:not([data-origin~="${id}"], rect)`));
      assert.ok(css.includes(`${rule} .one[data-origin="${id}"]`));
      assert.ok(css.includes(`${rule} rect[data-origin]:not([data-origin="${id}"])`));
    });
  }
});
