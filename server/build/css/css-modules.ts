import { basename } from "node:path";
import { transform } from "esbuild";
import postcss from "postcss";
import postcssModules from "postcss-modules";
import { ExplainedError } from "../../publish/explained-error.ts";
import { namedWidths } from "./named-widths.ts";

/** A compiled CSS module: its class names by part, and its rules with those names. */
export interface CssModule {
  readonly file: string;
  /** The file's name before its ending: "Timetable". Every class of the module begins with it. */
  readonly name: string;
  readonly classes: Readonly<Record<string, string>>;
  readonly css: string;
}

const moduleEnding = ".module.css";

/**
 * Returns the class name of a part in HTML: "Timetable-fare" for "fare" of Timetable.module.css.
 * No other function makes class names, for the server, the client bundle or the tests.
 */
export function scopedName(part: string, file: string): string {
  return `${moduleName(file)}-${part}`;
}

/**
 * Returns the name of a CSS module.
 * @throws ExplainedError when it holds anything but letters: the renderer finds a module by the letters
 * before the dash.
 */
export function moduleName(file: string): string {
  const name = basename(file, moduleEnding);
  if (!/^[A-Za-z]+$/.test(name)) {
    throw new ExplainedError(
      `The CSS module ${file} must be named with letters only, such as Timetable${moduleEnding}.`,
    );
  }
  return name;
}

/** The last compilation of each file, so that development compiles only what has changed. */
const compiled = new Map<string, { source: string; module: Promise<CssModule> }>();

/** Compiles a CSS module and minifies its rules. */
export function compileCssModule(file: string, source: string): Promise<CssModule> {
  const known = compiled.get(file);
  if (known?.source === source) {
    return known.module;
  }
  const module = compile(file, source);
  compiled.set(file, { source, module });
  return module;
}

async function compile(file: string, source: string): Promise<CssModule> {
  let classes: Readonly<Record<string, string>> = {};
  const scoped = await postcss([
    namedWidths,
    postcssModules({
      generateScopedName: scopedName,
      getJSON: (_file, names: Readonly<Record<string, string>>) => {
        classes = names;
      },
    }),
  ]).process(source, { from: file });
  return { file, name: moduleName(file), classes, css: await minifyCss(scoped.css) };
}

/** Minifies CSS without changing what it means. */
export async function minifyCss(css: string): Promise<string> {
  const { code } = await transform(css, { loader: "css", minify: true, legalComments: "none" });
  // esbuild keeps the space before the value of a custom property, which is not part of the value.
  return code.trim().replace(/(?<=[{;]--[\w-]+:) /g, "");
}
