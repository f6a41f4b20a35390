import type { PageLinks } from "../render/rendered-html.ts";
import { type Answer, isPage } from "./answer.ts";
import { ExplainedError } from "./explained-error.ts";

/** Checks every link and id of a site. Keeps addresses and ids of the pages added, not the pages. */
export class LinkCheck {
  /** Every path that is published, pages and files. */
  readonly #paths = new Set<string>();
  readonly #pages = new Set<string>();
  /** Fragments that can be reached: "/foods#ube-jam". */
  readonly #anchors = new Set<string>();
  /** Every address within the site that is linked to, with a page that links to it: "/foods#ube-jam". */
  readonly #links = new Map<string, string>();
  /** The paths that other pages link to. */
  readonly #found = new Set<string>();

  /**
   * Adds an answer; for a page, with its links and ids.
   * @throws ExplainedError when another answer has its path, or a page has an id twice.
   */
  add(answer: Answer): void {
    const { path: page, status } = answer;
    if (this.#paths.has(page)) {
      throw new ExplainedError(`Two pages or files have the path ${page}. Give one of them another.`);
    }
    this.#paths.add(page);
    if (isPage(answer)) {
      this.#addPage(page, answer.links);
    }
    if (status === 404) {
      // Page Not Found needs no link.
      this.#found.add(page);
    }
  }

  /** Adds an address that a page leads to without a link: its share picture, or a result of search. */
  addLink(page: string, address: string): void {
    // The first page that leads there is the one to mend.
    if (!this.#links.has(address)) {
      this.#links.set(address, page);
    }
  }

  /** @throws ExplainedError when a link leads nowhere, or a page has no link from another page. */
  finish(): void {
    for (const [address, page] of this.#links) {
      this.#follow(address, page);
    }
    const orphan = [...this.#pages].find((page) => !this.#found.has(page));
    if (orphan !== undefined) {
      throw new ExplainedError(`No link leads to ${orphan}. Link to it from another page.`);
    }
  }

  #addPage(page: string, { ids, addresses }: PageLinks): void {
    this.#pages.add(page);
    for (const id of ids) {
      const anchor = `${page}#${id}`;
      if (this.#anchors.has(anchor)) {
        throw new ExplainedError(
          `The page ${page} has the id "${id}" twice. Give one of the two entries a name of its own.`,
        );
      }
      this.#anchors.add(anchor);
    }
    for (const address of addresses) {
      const whole = address.startsWith("#") ? `${page}${address}` : address;
      if (!/^[a-z][a-z0-9+.-]*:/i.test(whole)) {
        this.addLink(page, whole);
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
      throw new ExplainedError(`The page ${page} links to ${address}, which leads nowhere.`);
    }
    if (this.#pages.has(path) && fragment !== "" && !this.#anchors.has(`${path}#${fragment}`)) {
      throw new ExplainedError(
        `The page ${page} links to ${path}#${fragment}, but no element there has that id.`,
      );
    }
  }
}

/** The part of an address before its query and its fragment. */
function pathOfLink(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? "";
}
