import { nightId } from "../../shared/components/pictures/night.ts";
import type { Pair } from "../../shared/styles/colors.ts";
import { ExplainedError } from "../explained-error.ts";

/** The colors of the guide, as shared/styles/colors.ts has them. */
export interface Palette {
  readonly pigments: Readonly<Record<string, string>>;
  readonly colors: Readonly<Record<string, Pair>>;
}

/** Matches the use of a color in a drawing. */
const colorReference = /var\(--([\w-]+)\)/g;

/** Writes the rules that set custom properties to their colors, for the light and the dark scheme. */
export function colorRules(pairs: Iterable<readonly [name: string, pair: Pair]>): string {
  const list = [...pairs];
  const light = list.map(([name, [color]]) => `--${name}:${color}`).join(";");
  const dark = list.map(([name, [, color]]) => `--${name}:${color}`).join(";");
  return `:root{${light}}@media(prefers-color-scheme:dark){:root{${dark}}}`;
}

/**
 * Replaces the names of pigments by their values in a style or a drawing: "var(--pigment-coral)".
 * @throws ExplainedError when there is no such pigment.
 */
export function withPigments(source: string, file: string, { pigments }: Palette): string {
  return source.replaceAll(/var\(--pigment-([\w-]+)\)/g, (_name, name: string) =>
    find(pigments, name, `${file} takes the pigment`),
  );
}

/**
 * Adds to a drawing a style that sets the colors it uses: a separate file cannot read those of the page.
 * Shortens their names, as a minifier does.
 * @throws ExplainedError when it uses an unknown color.
 */
export function paintDrawing(svg: string, file: string, palette: Palette): string {
  const pairs = new Map<string, readonly [shortName: string, pair: Pair]>();
  const painted = withPigments(svg, file, palette).replaceAll(colorReference, (_written, name: string) => {
    const used = pairs.get(name) ?? [pairs.size.toString(36), findColor(name, file, palette)];
    pairs.set(name, used);
    return `var(--${used[0]})`;
  });
  if (pairs.size === 0) {
    return painted;
  }
  // Safari does not tell an SVG file that the page is dark, so the address asks for dark colors: "#night".
  const night = [...pairs.values()].map(([name, [, color]]) => `--${name}:${color}`).join(";");
  const style = `<style>${colorRules(pairs.values())}:root:target{${night}}</style>`;
  return painted.replace(/^<svg ([^>]*>)/, `<svg id="${nightId}" $1${style}`);
}

/** A drawing in its colors by day, ready to be placed in another. */
export interface DayArt {
  readonly viewBox: string;
  /** What stands between <svg> and </svg>. */
  readonly content: string;
}

/**
 * Reads a drawing in its colors by day, written out: the renderer of share pictures knows neither custom
 * properties nor color schemes.
 * @throws ExplainedError when it is not one `<svg>` element with a viewBox, or uses an unknown color.
 */
export function dayArt(svg: string, file: string, palette: Palette): DayArt {
  const [, viewBox, inside] = /<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  if (viewBox === undefined || inside === undefined) {
    throw new ExplainedError(`${file} must be one <svg> element with a viewBox.`);
  }
  const content = withPigments(inside, file, palette).replaceAll(
    colorReference,
    (_name, name: string) => findColor(name, file, palette)[0],
  );
  return { viewBox, content };
}

function findColor(name: string, file: string, { colors }: Palette): Pair {
  return find(colors, name, `${file} uses the color`);
}

function find<T>(record: Readonly<Record<string, T>>, name: string, sentence: string): T {
  const value = record[name];
  if (value === undefined) {
    const names = Object.keys(record).join(", ");
    throw new ExplainedError(
      `${sentence} ${name}, which shared/styles/colors.ts does not have. It has ${names}.`,
    );
  }
  return value;
}
