import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import postcss from "postcss";
import type { AssetManifest } from "../../../shared/components/pictures/asset-context.tsx";
import { ExplainedError } from "../../publish/explained-error.ts";
import type { StyleSheet } from "../../render/styles.ts";
import { listFiles } from "../build-files.ts";
import { colorRules, type Palette, withPigments } from "../palette.ts";
import { type CssModule, compileCssModule, minifyCss } from "./css-modules.ts";
import { namedWidths } from "./named-widths.ts";

/** The base styles that every page has, in the order of the cascade. */
const baseFiles = ["styles/tokens.css", "styles/base.css"];
/** The order of CSS modules in the cascade. A page comes after the components that it arranges. */
const moduleFolders = ["components", "islands", "layout", "pages"];

/**
 * Compiles all styles of the site, base first, then every CSS module.
 * @throws ExplainedError when the class names of two modules begin alike, or a rule refers to an unknown file, pigment or
 * custom property.
 */
export async function buildStyleSheet(
  shared: string,
  assets: AssetManifest,
  palette: Palette,
): Promise<StyleSheet> {
  const colors = colorRules(Object.entries(palette.colors));
  const base = await Promise.all(
    baseFiles.map(async (file) => withPigments(await compileBase(join(shared, file)), file, palette)),
  );
  const modules = (await compileCssModules(shared)).map(({ file, name, prefix, css }) => ({
    name,
    prefix,
    css: withPigments(css, file, palette),
  }));
  const chunks = [{ name: "base", prefix: "", css: (await minifyCss(colors)) + base.join("") }, ...modules];
  assertPropertiesAreSet(chunks);
  return chunks.map(({ prefix, css }) => ({ prefix, css: withHashedUrls(css, assets) }));
}

async function compileBase(file: string): Promise<string> {
  const { css } = await postcss([namedWidths]).process(await readFile(file, "utf8"), { from: file });
  return minifyCss(css);
}

/**
 * Compiles every CSS module, in the order of rooms and names.
 * @throws ExplainedError when the class names of two modules begin alike, as those of one name do.
 */
export async function compileCssModules(shared: string): Promise<readonly CssModule[]> {
  const modules: CssModule[] = [];
  for (const folder of moduleFolders) {
    const files = (await listFiles(join(shared, folder))).filter((file) => file.endsWith(".module.css"));
    for (const file of files.toSorted(byName)) {
      const path = join(shared, folder, file);
      const module = await compileCssModule(path, await readFile(path, "utf8"));
      const twin = modules.find(({ prefix }) => prefix === module.prefix);
      if (twin) {
        throw new ExplainedError(
          `The class names of ${twin.name} and of ${folder}/${file} begin alike. Rename one of the two CSS modules.`,
        );
      }
      modules.push(module);
    }
  }
  return modules;
}

/** Sorts by file name alone, so that moving a file to another subfolder does not change the cascade. */
function byName(a: string, b: string): number {
  return basename(a) < basename(b) ? -1 : 1;
}

/** Throws when a rule reads a custom property that no rule sets: browsers do not report it. */
function assertPropertiesAreSet(chunks: readonly { readonly name: string; readonly css: string }[]): void {
  const set = new Set(chunks.flatMap(({ css }) => css.match(/(?<=[{;])--[\w-]+(?=:)/g) ?? []));
  for (const { name, css } of chunks) {
    const missing = css.match(/(?<=var\()--[\w-]+(?=\))/g)?.find((property) => !set.has(property));
    if (missing !== undefined) {
      throw new ExplainedError(
        `The style ${name} reads ${missing}, which no style sets. There are ${[...set].join(", ")}.`,
      );
    }
  }
}

/** Replaces each url("/art/…") and url("/fonts/…") by the hashed address of the file, and keeps its fragment. */
function withHashedUrls(css: string, assets: AssetManifest): string {
  return css.replaceAll(/url\("?\/([^")#]+)(#\w+)?"?\)/g, (_match, name: string, fragment = "") => {
    const address = assets[name];
    if (address === undefined) {
      throw new ExplainedError(`A style refers to /${name}, but there is no such file under shared/.`);
    }
    return `url(${address}${fragment})`;
  });
}
