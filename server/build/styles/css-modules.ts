import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { transform } from "esbuild";
import postcss, { type AcceptedPlugin, CssSyntaxError, type Root } from "postcss";
import postcssModules from "postcss-modules";
import { breakpoints } from "../../../shared/styles/breakpoints.ts";
import { ExplainedError } from "../../process/explained-error.ts";

/** The oldest supported browsers, released from late 2021 to mid-2022. Scripts and styles are built for them. */
export const browserTargets = ["chrome100", "firefox102", "safari15"];

const sizes: ReadonlyMap<string, string> = new Map(Object.entries(breakpoints));

interface CssModule {
  /** The file's name without its extension: "Timetable". */
  readonly name: string;
  /** Class names by the name in the source. */
  readonly classes: Readonly<Record<string, string>>;
  readonly css: string;
}

/** Compiles a CSS module. The server, the scripts of pages and the tests get their class names here. */
export async function compileCssModule(file: string): Promise<CssModule> {
  let classes: Readonly<Record<string, string>> = {};
  const css = await compileCss(file, [
    postcssModules({
      generateScopedName: (part, path) => `${moduleName(path)}-${part}`,
      getJSON: (_file, names: Readonly<Record<string, string>>) => {
        classes = names;
      },
    }),
  ]);
  return { name: moduleName(file), classes, css };
}

/**
 * Resolves named breakpoints and minifies the rules of a file.
 * @throws ExplainedError with file and line of a mistake.
 */
export async function compileCss(file: string, plugins: readonly AcceptedPlugin[] = []): Promise<string> {
  const source = await readFile(file, "utf8");
  try {
    const { css } = await postcss([namedBreakpoints, ...plugins]).process(source, { from: file });
    return await minifyCss(css);
  } catch (error) {
    throw error instanceof CssSyntaxError ? new ExplainedError(error.message) : error;
  }
}

function moduleName(file: string): string {
  return basename(file, ".module.css");
}

export async function minifyCss(css: string): Promise<string> {
  const { code } = await transform(css, {
    loader: "css",
    minify: true,
    target: browserTargets,
    legalComments: "none",
  });
  // esbuild keeps the space before the value of a custom property, which is not part of the value.
  return code.trim().replace(/(?<=[{;]--[\w-]+:) /g, "");
}

/** PostCSS plugin that replaces names in media queries, "(--tablet)", with sizes. Reports written sizes. */
function namedBreakpoints(root: Root): void {
  root.walkAtRules("media", (rule) => {
    if (/width|height/.test(rule.params)) {
      throw rule.error(
        "Use a named breakpoint, such as (--tablet). The names are in shared/styles/breakpoints.ts.",
      );
    }
    rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_written, name: string) => {
      const size = sizes.get(name);
      if (size === undefined) {
        throw rule.error(`No breakpoint is named ${name}. The names are in shared/styles/breakpoints.ts.`);
      }
      return size;
    });
  });
}
