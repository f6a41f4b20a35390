import { nightId } from "../../../shared/contract/assets.ts";
import { colors } from "../../../shared/styles/colors.ts";
import { ExplainedError } from "../../process/explained-error.ts";

/** Returns the names of the custom properties that styles, components or a drawing read, without "--". */
export function propertiesIn(source: string): ReadonlySet<string> {
  return new Set(Array.from(source.matchAll(/var\(--([\w-]+)/g), ([, name = ""]) => name));
}

/** Sets the colors among the named custom properties to those of the reader's scheme. */
export function colorRules(names: ReadonlySet<string>): string {
  return `${rulesOf(names, 0)}@media(prefers-color-scheme:dark){${rulesOf(names, 1)}}`;
}

function rulesOf(names: ReadonlySet<string>, scheme: 0 | 1, selector = ":root"): string {
  const used = Object.entries(colors).filter(([name]) => names.has(name));
  return `${selector}{${used.map(([name, pair]) => `--${name}:${pair[scheme]}`).join(";")}}`;
}

/**
 * Adds a style with the colors that a drawing reads, because an SVG file cannot read those of the page.
 * @throws ExplainedError if it reads an unknown color.
 */
export function paintDrawing(svg: string, file: string): string {
  const names = propertiesIn(svg);
  const unknown = [...names].find((name) => !(name in colors));
  if (unknown !== undefined) {
    const known = Object.keys(colors).join(", ");
    throw new ExplainedError(
      `${file} uses the color ${unknown}, which shared/styles/colors.ts does not have. It has ${known}.`,
    );
  }
  if (names.size === 0) {
    return svg;
  }
  const style = `<style>${rulesOf(names, 0)}${rulesOf(names, 1, ":root:target")}</style>`;
  return svg.replace(/^<svg ([^>]*>)/, `<svg id="${nightId}" $1${style}`);
}
