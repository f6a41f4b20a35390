import type { Answer } from "../publish/answer.ts";
import type { PageLinks } from "../render/rendered-html.ts";
import { ExportError } from "./export-error.ts";

/**
 * Follows every link of a site, and remembers what is linked to so that it can be checked at the end. Keeps no page.
 */
export class LinkCheck {
  /** Every path that is published, pages and files. */
  readonly #paths = new Set<string>();
  readonly #pages = new Set<string>();
  /** Fragments that can be reached: "/foods#ube-jam". */
  readonly #anchors = new Set<string>();
  /** Every address that is linked to, with a page that does so. A fragment alone is that of its page. */
  readonly #links = new Map<string, string>();
  /** The paths that other pages lead to. */
  readonly #found = new Set<string>();

  /** Takes note of what is published at a path; of a page, with its links and ids. */
  add({ path: page, status, links }: Answer): void {
    this.#paths.add(page);
    if (links) {
      this.#addPage(page, links);
    }
    if (status === 404) {
      // Readers come to it by no link.
      this.#found.add(page);
    }
  }

  /** Takes note of what a page leads to by no link: its share picture, or what it answers once a reader has asked. */
  addLink(page: string, address: string): void {
    this.#links.set(address, page);
  }

  /** @throws ExportError when a link leads nowhere, or no other page leads to one of the pages. */
  finish(): void {
    for (const [address, page] of this.#links) {
      this.#follow(address, page);
    }
    const lonely = [...this.#pages].find((page) => !this.#found.has(page));
    if (lonely !== undefined) {
      throw new ExportError(`No link leads to ${lonely}. Link to it from another page.`);
    }
  }

  #addPage(page: string, { ids, addresses }: PageLinks): void {
    this.#pages.add(page);
    for (const id of ids) {
      this.#anchors.add(`${page}#${id}`);
    }
    for (const address of addresses) {
      const whole = address.startsWith("#") ? `${page}${address}` : address;
      if (!/^[a-z][a-z0-9+.-]*:/i.test(whole)) {
        if (!this.#links.has(whole)) {
          this.#links.set(whole, page);
        }
        if (pathOfLink(whole) !== page) {
          this.#found.add(pathOfLink(whole));
        }
      }
    }
  }

  #follow(address: string, page: string): void {
    const path = pathOfLink(address);
    const [, fragment = ""] = address.split("#", 2);
    if (!this.#paths.has(path)) {
      throw new ExportError(`The page ${page} links to ${address}, which leads nowhere.`);
    }
    if (this.#pages.has(path) && fragment !== "" && !this.#anchors.has(`${path}#${fragment}`)) {
      throw new ExportError(
        `The page ${page} links to ${path}#${fragment}, but no element there has that id.`,
      );
    }
  }
}

/** The part of an address before its query and its fragment. */
function pathOfLink(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? "";
}
