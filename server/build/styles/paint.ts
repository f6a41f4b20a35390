import { nightId } from "../../../shared/contract/assets.ts";
import { drawingColors, type Pair, pigments } from "../../../shared/styles/colors.ts";
import { ExplainedError } from "../../process/explained-error.ts";

type NamedPairs = readonly (readonly [name: string, pair: Pair])[];

/** Sets custom properties to the colors of the reader's scheme. */
export function colorRules(pairs: NamedPairs): string {
  const light = pairs.map(([name, [color]]) => `--${name}:${color}`).join(";");
  return `:root{${light}}@media(prefers-color-scheme:dark){:root{${darkColors(pairs)}}}`;
}

function darkColors(pairs: NamedPairs): string {
  return pairs.map(([name, [, color]]) => `--${name}:${color}`).join(";");
}

/**
 * Replaces pigments such as "var(--pigment-coral)" in a style or a drawing with their values.
 * @throws ExplainedError if it uses an unknown pigment.
 */
export function withPigments(source: string, file: string): string {
  return source.replaceAll(/var\(--pigment-([\w-]+)\)/g, (_written, name: string) =>
    lookUp(pigments, name, `${file} uses the pigment`),
  );
}

/**
 * Adds a style with the colors that a drawing uses, because an SVG file cannot read those of the page. Their names there
 * are short, which makes drawings a tenth smaller.
 * @throws ExplainedError if it uses an unknown color.
 */
export function paintDrawing(svg: string, file: string): string {
  const used = new Map<string, readonly [shortName: string, pair: Pair]>();
  const painted = withPigments(svg, file).replaceAll(/var\(--([\w-]+)\)/g, (_written, name: string) => {
    const color = lookUp(drawingColors, name, `${file} uses the color`);
    const [shortName] = used.get(name) ?? [used.size.toString(36)];
    used.set(name, [shortName, color]);
    return `var(--${shortName})`;
  });
  if (used.size === 0) {
    return painted;
  }
  const pairs = [...used.values()];
  // Safari does not pass the color scheme to SVG files, so the fragment "#night" selects dark colors.
  const style = `<style>${colorRules(pairs)}:root:target{${darkColors(pairs)}}</style>`;
  return painted.replace(/^<svg ([^>]*>)/, `<svg id="${nightId}" $1${style}`);
}

function lookUp<Value>(record: Readonly<Record<string, Value>>, name: string, sentence: string): Value {
  const value = record[name];
  if (value === undefined) {
    const names = Object.keys(record).join(", ");
    throw new ExplainedError(
      `${sentence} ${name}, which shared/styles/colors.ts does not have. It has ${names}.`,
    );
  }
  return value;
}
