/** What decides which rules a page needs. */
export interface StyleNeeds {
  /** Every class name. */
  classes: ReadonlySet<string>;
  /** The custom properties that drawings in the page are painted with: "--pine". */
  paints: ReadonlySet<string>;
}

/** Where a page leads, and where in it one can be led. May be kept without keeping the page. */
export interface PageLinks {
  /** The ids that a #fragment can lead to. */
  ids: readonly string[];
  /** Every address, as written: links, pictures, scripts, forms. */
  addresses: readonly string[];
}

/**
 * No text and no data can be taken for one of these: there, React and JSON write no plain quotation mark after an
 * equals sign. A parser from the registry reads the same in a hundred times as long, at every start.
 */
const attributes = / (class|id|href|src|srcset|action|fill|stroke)="([^"]*)"/gi;
const paint = /^var\((--[\w-]+)\)$/;

/**
 * Reads what a page holds.
 * @param html HTML as React writes it: double-quoted attributes, `&` as `&amp;`.
 */
export function readHtml(html: string): StyleNeeds & PageLinks {
  const classes = new Set<string>();
  const paints = new Set<string>();
  const ids: string[] = [];
  const addresses: string[] = [];
  for (const [, name = "", value = ""] of html.matchAll(attributes)) {
    switch (name.toLowerCase()) {
      case "class":
        for (const className of value.split(" ")) {
          classes.add(className);
        }
        break;
      case "id":
        ids.push(copyOf(value));
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
        addresses.push(
          ...copyOf(value)
            .split(",")
            .map((candidate) => candidate.trim().split(" ")[0] ?? ""),
        );
        break;
      default:
        addresses.push(copyOf(value).replaceAll("&amp;", "&"));
    }
  }
  return { classes, paints, ids, addresses };
}

/** A string of its own: a part of a page would keep all of it in memory. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

/** Elements whose text is not set in lines. */
const untouched = /<(script|style|title)\b.*?<\/\1>/s;
const text = /(?<=>)[^<]+/;
const parts = new RegExp(`${untouched.source}|${text.source}`, "gs");

/** A page with each text between its tags altered; tags, scripts, styles and the title stay as they are. */
export function mapText(html: string, alter: (text: string) => string): string {
  return html.replace(parts, (part) => (part.startsWith("<") ? part : alter(part)));
}
