import postcss from "postcss";

/** The custom properties that a style sheet sets in the light scheme: "--ink" and its colour. */
export function lightProperties(css: string): ReadonlyMap<string, string> {
  const properties = new Map<string, string>();
  for (const node of postcss.parse(css).nodes) {
    if (node.type === "rule") {
      node.walkDecls(/^--/, ({ prop, value }) => {
        properties.set(prop, value);
      });
    }
  }
  return properties;
}

/** A drawing, ready to stand in another. */
export interface DayArt {
  viewBox: string;
  /** What stands between <svg> and </svg>. */
  content: string;
}

/**
 * Reads a drawing as it is by day, with each colour in its place: what is no browser knows neither custom
 * properties nor colour schemes.
 * @throws Error when it is no drawing, or uses a colour that its own style does not set.
 */
export function dayArt(svg: string): DayArt {
  const [, viewBox, inside] = /<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  if (viewBox === undefined || inside === undefined) {
    throw new Error("A drawing must be one <svg> element with a viewBox.");
  }
  const [style = "", css = ""] = /<style>(.*?)<\/style>/s.exec(inside) ?? [];
  const colours = lightProperties(css);
  const content = inside.replace(style, "").replaceAll(/var\((--[\w-]+)\)/g, (_match, name: string) => {
    const colour = colours.get(name);
    if (colour === undefined) {
      throw new Error(
        `A drawing uses ${name}, which its style does not set. Set it in the drawing's <style>.`,
      );
    }
    return colour;
  });
  return { viewBox, content };
}
