import { basename, resolve } from "node:path";
import { transform } from "esbuild";
import postcss from "postcss";
import postcssModules from "postcss-modules";
import { namedWidths } from "./named-widths.ts";

export interface CssModule {
  /** The file's name before its ending: "Timetable". */
  readonly name: string;
  /** Class names by the name in the source. */
  readonly classes: Readonly<Record<string, string>>;
  readonly css: string;
}

/** Compiled modules, which the style sheet and the bundles share. */
const compiled = new Map<string, Promise<CssModule>>();

/** Compiles a CSS module and minifies its rules. Server, client bundle and tests get their class names here. */
export function compileCssModule(file: string, source: string): Promise<CssModule> {
  const key = `${resolve(file)} ${source}`;
  const module = compiled.get(key) ?? compile(file, source);
  compiled.set(key, module);
  return module;
}

async function compile(file: string, source: string): Promise<CssModule> {
  let classes: Readonly<Record<string, string>> = {};
  const scoped = await postcss([
    namedWidths,
    postcssModules({
      generateScopedName: (part, path) => `${moduleName(path)}-${part}`,
      getJSON: (_file, names: Readonly<Record<string, string>>) => {
        classes = names;
      },
    }),
  ]).process(source, { from: file });
  return { name: moduleName(file), classes, css: await minifyCss(scoped.css) };
}

function moduleName(file: string): string {
  return basename(file, ".module.css");
}

export async function minifyCss(css: string): Promise<string> {
  const { code } = await transform(css, { loader: "css", minify: true, legalComments: "none" });
  // esbuild keeps the space before the value of a custom property, which is not part of the value.
  return code.trim().replace(/(?<=[{;]--[\w-]+:) /g, "");
}
