export interface HtmlElement {
  readonly name: string;
  readonly id: string | undefined;
  /** The attributes as written, each after a space. */
  readonly attributes: string;
  readonly children: readonly (HtmlElement | string)[];
}

/** The addresses and ids in a page. */
export interface PageLinks {
  readonly ids: readonly string[];
  readonly addresses: readonly string[];
}

interface RenderedHtml extends PageLinks {
  readonly main: HtmlElement;
}

interface OpenElement extends HtmlElement {
  readonly children: (HtmlElement | string)[];
}

const token = /<!--.*?-->|<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/gi;
const attribute = / (id|href|src|srcset|action)="([^"]*)"/gi;
const candidate = /(?<=^|, ?)[^\s,]+/g;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/**
 * Parses a rendered page in one pass. A general HTML parser would delay every start.
 * @param html React's output: every element is closed, attributes are in double quotes, and `<` and `>` in
 * attributes and text are entities.
 */
export function readHtml(html: string): RenderedHtml {
  const root: OpenElement = { name: "", id: undefined, attributes: "", children: [] };
  const page = { main: root, ids: [], addresses: [] };
  const open = [root];
  for (const [written, slash, name, attributes = ""] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    // React separates adjacent texts with a comment.
    if (written.startsWith("<!--")) {
      continue;
    }
    if (name === undefined) {
      parent.children.push(decoded(written));
    } else if (slash) {
      open.pop();
    } else {
      const element: OpenElement = { name, id: recordAttributes(attributes, page), attributes, children: [] };
      parent.children.push(element);
      if (!attributes.endsWith("/")) {
        open.push(element);
      }
      if (name === "main") {
        page.main = element;
      }
    }
  }
  return page;
}

/** Records the id and the addresses of an element. Returns its id. */
function recordAttributes(
  written: string,
  { ids, addresses }: { ids: string[]; addresses: string[] },
): string | undefined {
  let id: string | undefined;
  for (const [, name = "", value = ""] of written.matchAll(attribute)) {
    switch (name.toLowerCase()) {
      case "id":
        id = value;
        ids.push(id);
        break;
      case "srcset":
        addresses.push(...Array.from(value.matchAll(candidate), ([address]) => address));
        break;
      default:
        addresses.push(decoded(value));
    }
  }
  return id;
}

function decoded(text: string): string {
  return text.includes("&")
    ? text.replace(/&([#\w]+);/g, (entity, code: string) => entities[code] ?? entity)
    : text;
}

/** Elements whose text must not change. */
const verbatim = /<(script|style|title)\b.*?<\/\1>/s;
const text = /(?<=>)[^<]+/;
const parts = new RegExp(`${verbatim.source}|${text.source}`, "gs");

/** Applies a function to each text between tags, except in scripts, styles and the title. */
export function mapText(html: string, change: (text: string) => string): string {
  return html.replace(parts, (part) => (part.startsWith("<") ? part : change(part)));
}
