/** An element of a page, with its attributes as they are written. */
export interface HtmlElement {
  name: string;
  id?: string | undefined;
  attributes: string;
  children: readonly (HtmlElement | string)[];
}

interface OpenElement extends HtmlElement {
  children: (HtmlElement | string)[];
}

const token = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/gi;
const idAttribute = / id="([^"]*)"/;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/**
 * Reads HTML as React writes it: every element closed, `>` in attributes written `&gt;`. Returns what stands in it,
 * in an element without a name. A parser from the registry takes a hundred times as long, at every start.
 */
export function parseHtml(html: string): HtmlElement {
  const root: OpenElement = { name: "", attributes: "", children: [] };
  const open = [root];
  for (const [written, slash, name, attributes = ""] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) {
      parent.children.push(
        written.replace(/&([#\w]+);/g, (entity, code: string) => entities[code] ?? entity),
      );
    } else if (slash) {
      open.pop();
    } else {
      const element: OpenElement = { name, id: idAttribute.exec(attributes)?.[1], attributes, children: [] };
      parent.children.push(element);
      if (!attributes.endsWith("/")) {
        open.push(element);
      }
    }
  }
  return root;
}
