import * as palette from "../../../shared/styles/colors.ts";
import { colorReference, findColor, withPigments } from "../palette.ts";

/** A drawing, ready to stand in another. */
export interface DayArt {
  viewBox: string;
  /** What stands between <svg> and </svg>. */
  content: string;
}

/**
 * Reads a drawing as it is by day, with each color in its place: what is no browser knows neither custom
 * properties nor color schemes.
 * @throws Error when it is no drawing, or uses an unknown color.
 */
export function dayArt(svg: string, file: string): DayArt {
  const [, viewBox, inside] = /<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  if (viewBox === undefined || inside === undefined) {
    throw new Error(`${file} must be one <svg> element with a viewBox.`);
  }
  const content = withPigments(inside, file, palette).replaceAll(
    colorReference,
    (_name, name: string) => findColor(name, file, palette)[0],
  );
  return { viewBox, content };
}
