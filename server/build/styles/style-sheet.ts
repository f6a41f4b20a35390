import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AssetManifest } from "../../../shared/site-context.ts";
import { firstDuplicate } from "../../../shared/values/lists.ts";
import { ExplainedError } from "../../process/explained-error.ts";
import type { StyleRules } from "../../render/render.tsx";
import { listFiles } from "../build-files.ts";
import { compileCss, compileCssModule, minifyCss } from "./css-modules.ts";
import { generatedRules } from "./generated-rules.ts";
import { colorRules, propertiesIn } from "./paint.ts";

/** The folders of CSS modules in cascade order: pages may override components, those shared styles. */
const moduleFolders = ["styles", "components", "islands", "layout", "pages"];

/**
 * Compiles all styles of the site, in cascade order. The rules for print come last, so that they override all others.
 * @throws ExplainedError if a rule refers to an unknown file or custom property.
 */
export async function buildStyleSheet(shared: string, assets: AssetManifest): Promise<readonly StyleRules[]> {
  const compileGlobal = async (name: string) => ({
    name,
    css: await compileCss(join(shared, `styles/${name}.css`)),
  });
  const styles: readonly StyleRules[] = [
    { name: "colors", css: await minifyCss(colorRules(await readProperties(shared))) },
    await compileGlobal("tokens"),
    await compileGlobal("base"),
    await compileGlobal("primitives"),
    ...(await compileCssModules(shared)),
    ...generatedRules,
    await compileGlobal("print"),
  ];
  assertPropertiesAreSet(styles);
  assertClassesDiffer(styles);
  return styles.map((rules) => ({ ...rules, css: withHashedUrls(rules.css, assets) }));
}

/** Returns the names of the custom properties that styles and components read. */
async function readProperties(shared: string): Promise<ReadonlySet<string>> {
  const names = (await listFiles(shared)).filter((name) => /\.(css|tsx)$/.test(name));
  const sources = await Promise.all(names.map((name) => readFile(join(shared, name), "utf8")));
  return propertiesIn(sources.join(""));
}

/** Compiles every CSS module. The order within a folder does not matter. */
async function compileCssModules(shared: string): Promise<readonly StyleRules[]> {
  const modules: StyleRules[] = [];
  for (const folder of moduleFolders) {
    const files = await listFiles(join(shared, folder));
    for (const file of files.filter((name) => name.endsWith(".module.css"))) {
      const { name, classes, css } = await compileCssModule(join(shared, folder, file));
      modules.push({ name, classes: Object.values(classes), css });
    }
  }
  return modules;
}

/** Throws if a rule reads a custom property that no rule sets, because browsers do not report it. */
function assertPropertiesAreSet(styles: readonly StyleRules[]): void {
  const set = new Set(styles.flatMap(({ css }) => css.match(/(?<=[{;]--)[\w-]+(?=:)/g) ?? []));
  for (const { name, css } of styles) {
    const missing = [...propertiesIn(css)].find((property) => !set.has(property));
    if (missing !== undefined) {
      throw new ExplainedError(
        `${name} reads --${missing}, which no style sets. Correct the name, or set it.`,
      );
    }
  }
}

function assertClassesDiffer(styles: readonly StyleRules[]): void {
  const classes = styles.flatMap((rules) => rules.classes ?? []);
  const repeated = firstDuplicate(classes);
  if (repeated !== undefined) {
    throw new ExplainedError(`Two styles have the class ${repeated}. Rename one of their files.`);
  }
}

/** Replaces each url("/art/…") and url("/fonts/…") with the hashed path of the file. Keeps the fragment. */
function withHashedUrls(css: string, assets: AssetManifest): string {
  return css.replaceAll(/url\("?\/([^")#]+)(#\w+)?"?\)/g, (_match, name: string, fragment = "") => {
    const address = assets[name];
    if (address === undefined) {
      throw new ExplainedError(`A style refers to /${name}, but there is no such file under shared/.`);
    }
    return `url(${address}${fragment})`;
  });
}
