/** An element of a page. */
export interface HtmlElement {
  readonly name: string;
  readonly id: string | undefined;
  /** The attributes as written, each after a space. */
  readonly attributes: string;
  readonly children: readonly (HtmlElement | string)[];
}

/** What decides which rules a page needs. */
export interface StyleNeeds {
  /** Every class name. */
  readonly classes: ReadonlySet<string>;
  /** The custom properties that drawings in the page are painted with: "--pine". */
  readonly paints: ReadonlySet<string>;
}

/** The addresses in a page, and the ids in it. Keeping them does not keep the page in memory. */
export interface PageLinks {
  /** The ids that a #fragment can lead to. */
  readonly ids: readonly string[];
  /** Every address: links, pictures, scripts, forms. */
  readonly addresses: readonly string[];
}

/** Everything that is read from a page. */
interface RenderedHtml extends StyleNeeds, PageLinks {
  /** The `<main>` element: the page without its header and footer. */
  readonly main: HtmlElement;
}

interface OpenElement extends HtmlElement {
  readonly children: (HtmlElement | string)[];
}

const token = /<!--.*?-->|<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/gi;
const attribute = / (class|id|href|src|srcset|action|fill|stroke)="([^"]*)"/gi;
/** An address in a srcset, before its descriptor. */
const candidate = /(?<=^|, ?)[^\s,]+/g;
const paint = /^var\((--[\w-]+)\)$/;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/**
 * Reads a rendered page in one pass. A general HTML parser would take far longer, at every start.
 * @param html HTML as React writes it: every element closed, attributes in double quotes, `<` and `>` in them
 * and in text as entities.
 */
export function readHtml(html: string): RenderedHtml {
  const root: OpenElement = { name: "", id: undefined, attributes: "", children: [] };
  const page = { main: root, classes: new Set<string>(), paints: new Set<string>(), ids: [], addresses: [] };
  const open = [root];
  for (const [written, slash, name, attributes = ""] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    // React separates two adjacent texts by a comment.
    if (written.startsWith("<!--")) {
      continue;
    }
    if (name === undefined) {
      parent.children.push(decoded(written));
    } else if (slash) {
      open.pop();
    } else {
      const element: OpenElement = { name, id: noteAttributes(attributes, page), attributes, children: [] };
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

interface Notes {
  readonly classes: Set<string>;
  readonly paints: Set<string>;
  readonly ids: string[];
  readonly addresses: string[];
}

/** Records the classes, paints, id and addresses of an element. Returns its id. */
function noteAttributes(written: string, { classes, paints, ids, addresses }: Notes): string | undefined {
  let id: string | undefined;
  for (const [, name = "", value = ""] of written.matchAll(attribute)) {
    switch (name.toLowerCase()) {
      case "class":
        for (const className of value.split(" ")) {
          classes.add(className);
        }
        break;
      case "id":
        id = copyOf(value);
        ids.push(id);
        break;
      case "fill":
      case "stroke": {
        const property = paint.exec(value)?.[1];
        if (property !== undefined) {
          paints.add(property);
        }
        break;
      }
      case "srcset":
        addresses.push(...Array.from(copyOf(value).matchAll(candidate), ([address]) => address));
        break;
      default:
        addresses.push(decoded(copyOf(value)));
    }
  }
  return id;
}

function decoded(text: string): string {
  return text.includes("&")
    ? text.replace(/&([#\w]+);/g, (entity, code: string) => entities[code] ?? entity)
    : text;
}

/** Copies a string. A slice of a page would keep the whole page in memory. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

/** Matches elements whose text must stay as it is. */
const untouched = /<(script|style|title)\b.*?<\/\1>/s;
const text = /(?<=>)[^<]+/;
const parts = new RegExp(`${untouched.source}|${text.source}`, "gs");

/** Alters each text between the tags of a page. Tags, scripts, styles and the title stay as they are. */
export function mapText(html: string, alter: (text: string) => string): string {
  return html.replace(parts, (part) => (part.startsWith("<") ? part : alter(part)));
}
