import { nightId } from "../../../shared/contract/assets.ts";
import type { Pair } from "../../../shared/styles/colors.ts";
import { ExplainedError } from "../../process/explained-error.ts";

export interface Palette {
  readonly pigments: Readonly<Record<string, string>>;
  readonly pageColors: Readonly<Record<string, Pair>>;
  readonly drawingColors: Readonly<Record<string, Pair>>;
}

const colorReference = /var\(--([\w-]+)\)/g;

export function colorRules(pairs: Iterable<readonly [name: string, pair: Pair]>): string {
  const list = [...pairs];
  const light = list.map(([name, [color]]) => `--${name}:${color}`).join(";");
  const dark = list.map(([name, [, color]]) => `--${name}:${color}`).join(";");
  return `:root{${light}}@media(prefers-color-scheme:dark){:root{${dark}}}`;
}

/**
 * Replaces pigments such as "var(--pigment-coral)" in a style or a drawing with their values.
 * @throws ExplainedError if it uses an unknown pigment.
 */
export function withPigments(source: string, file: string, { pigments }: Palette): string {
  return source.replaceAll(/var\(--pigment-([\w-]+)\)/g, (_name, name: string) =>
    lookUp(pigments, name, `${file} uses the pigment`),
  );
}

/**
 * Adds a style with the colors that a drawing uses, because an SVG file cannot read those of the page.
 * Shortens their names.
 * @throws ExplainedError if it uses an unknown color.
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
  // Safari does not pass the color scheme to SVG files, so the fragment "#night" selects dark colors.
  const night = Array.from(pairs.values(), ([name, [, color]]) => `--${name}:${color}`).join(";");
  const style = `<style>${colorRules(pairs.values())}:root:target{${night}}</style>`;
  return painted.replace(/^<svg ([^>]*>)/, `<svg id="${nightId}" $1${style}`);
}

function findColor(name: string, file: string, { drawingColors }: Palette): Pair {
  return lookUp(drawingColors, name, `${file} uses the color`);
}

function lookUp<T>(record: Readonly<Record<string, T>>, name: string, sentence: string): T {
  const value = record[name];
  if (value === undefined) {
    const names = Object.keys(record).join(", ");
    throw new ExplainedError(
      `${sentence} ${name}, which shared/styles/colors.ts does not have. It has ${names}.`,
    );
  }
  return value;
}
