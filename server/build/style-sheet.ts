import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import postcss from "postcss";
import type { AssetManifest } from "../../shared/page-context.ts";
import type { StyleSheet } from "../build-output.ts";
import { ExplainedError } from "../explained-error.ts";
import { listFiles } from "./build-files.ts";
import { type CssModule, compileCssModule, minifyCss, namedWidths } from "./css-modules.ts";
import { colorRules, type Palette, withPigments } from "./palette.ts";

const baseFiles = ["styles/tokens.css", "styles/base.css"];
/** The folders of CSS modules, in cascade order: pages may override components, and components may override shared styles. */
const moduleFolders = ["styles", "components", "islands", "layout", "pages"];

/** Global properties that a module may set for its own elements: colors on another ground. */
const overridden = ["--focus", "--on-pine", "--paper", "--pine", "--rule", "--sky-high"];

/** Minified rules generated from content. A page gets them if it has one of the classes. */
export interface GeneratedRules {
  readonly name: string;
  readonly classes: readonly string[];
  readonly css: string;
}

/**
 * Compiles all styles of the site: the base, then every CSS module, then the generated rules.
 * @throws ExplainedError if a rule refers to an unknown file, pigment or custom property.
 */
export async function buildStyleSheet(
  shared: string,
  assets: AssetManifest,
  palette: Palette,
  generated: readonly GeneratedRules[],
): Promise<StyleSheet> {
  const finish = (css: string, file: string) => withHashedUrls(withPigments(css, file, palette), assets);
  const base = await Promise.all(baseFiles.map((file) => compileBase(join(shared, file))));
  const modules = await compileCssModules(shared);
  const colors = await minifyCss(colorRules(Object.entries(palette.colors)));
  const chunks = [
    ...modules.map(({ name, css, classes }) => ({
      css: finish(css, name),
      classes: Object.values(classes),
    })),
    ...generated.map(({ name, css, classes }) => ({ css: finish(css, name), classes })),
  ];
  const names = chunks.flatMap(({ classes }, index) => classes.map((name) => [name, index] as const));
  const sheet: StyleSheet = {
    base: colors + finish(base.join(""), "base"),
    modules: chunks.map(({ css }) => css),
    moduleOfClass: Object.fromEntries(names),
  };
  const repeated = names.find(([name, index]) => sheet.moduleOfClass[name] !== index);
  if (repeated) {
    throw new ExplainedError(`Two styles have the class ${repeated[0]}. Rename one of their files.`);
  }
  const set = new Set([sheet.base, ...sheet.modules].flatMap(propertiesSetIn));
  assertPropertiesAreSet("shared/styles", sheet.base, set);
  for (const { name, css } of [...modules, ...generated]) {
    assertPropertiesAreSet(name, css, set);
  }
  for (const { name, css } of modules) {
    assertKeepsProperties(name, css, propertiesSetIn(sheet.base));
  }
  return sheet;
}

async function compileBase(file: string): Promise<string> {
  const { css } = await postcss([namedWidths]).process(await readFile(file, "utf8"), { from: file });
  return minifyCss(css);
}

/** Compiles every CSS module, in the order of folders and names. */
async function compileCssModules(shared: string): Promise<readonly CssModule[]> {
  const modules: CssModule[] = [];
  for (const folder of moduleFolders) {
    const files = (await listFiles(join(shared, folder))).filter((file) => file.endsWith(".module.css"));
    for (const file of files.toSorted(byName)) {
      const path = join(shared, folder, file);
      modules.push(await compileCssModule(path, await readFile(path, "utf8")));
    }
  }
  return modules;
}

/** Sorts by file name alone, so that moving a file to another subfolder does not change the cascade. */
function byName(a: string, b: string): number {
  return basename(a) < basename(b) ? -1 : 1;
}

/** Throws if a rule reads a custom property that no rule sets, because browsers do not report it. */
function assertPropertiesAreSet(file: string, css: string, set: ReadonlySet<string>): void {
  const read = css.match(/(?<=var\()--(?!pigment-)[\w-]+(?=\))/g) ?? [];
  const missing = read.find((name) => !set.has(name));
  if (missing !== undefined) {
    throw new ExplainedError(`${file} reads ${missing}, which no style sets. Correct the name, or set it.`);
  }
}

/** Throws if a module sets a property that the base sets: elsewhere the name has another meaning. */
function assertKeepsProperties(module: string, css: string, global: readonly string[]): void {
  const set = propertiesSetIn(css).find((name) => global.includes(name) && !overridden.includes(name));
  if (set !== undefined) {
    throw new ExplainedError(`${module} sets ${set}, which every page uses. Choose another name.`);
  }
}

function propertiesSetIn(css: string): readonly string[] {
  return css.match(/(?<=[{;])--[\w-]+(?=:)/g) ?? [];
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
