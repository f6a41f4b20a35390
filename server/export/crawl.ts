import type { Route } from "../../shared/routes.tsx";
import { findLinks } from "../render/links.ts";
import { ExportError } from "./export-error.ts";

/** Follows links from the home page, and remembers what each page needs so that it can be checked at the end. */
export class Crawl {
  readonly #routes: ReadonlyMap<string, Route>;
  readonly #files: ReadonlySet<string>;
  readonly #waiting: string[] = ["/"];
  readonly #found = new Set(["/"]);
  /** Fragments that can be reached: "/foods#ube-jam". Kept as short strings, not as slices of whole pages. */
  readonly #anchors = new Set<string>();
  /** Addresses that stand on many pages need following once. Those that begin with a fragment differ by page. */
  readonly #followed = new Set<string>();
  /** Fragments that are linked to, each with a page that does so. */
  readonly #fragments = new Map<string, string>();

  constructor(routes: readonly Route[], files: ReadonlySet<string>) {
    this.#routes = new Map(routes.map((route) => [route.path, route]));
    this.#files = files;
  }

  /** The next page that a link has led to. */
  next(): Route | undefined {
    const path = this.#waiting.pop();
    return path === undefined ? undefined : this.#routes.get(path);
  }

  /** Takes note of all links and ids of a page. */
  read(page: string, html: string): void {
    const { addresses, ids } = findLinks(html);
    for (const id of ids) {
      this.#anchors.add(copyOf(`${page}#${id}`));
    }
    for (const address of addresses) {
      if (!this.#followed.has(address)) {
        this.#follow(page, address);
        if (!address.startsWith("#")) {
          this.#followed.add(copyOf(address));
        }
      }
    }
  }

  #follow(page: string, address: string): void {
    if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
      return;
    }
    const [target = "", fragment] = address.split("#", 2);
    const path = target === "" ? page : (target.split("?", 1)[0] ?? "");
    const isPage = this.#routes.has(path) || path === page;
    if (!isPage && !this.#files.has(path)) {
      throw new ExportError(`The page ${page} links to ${address}, which leads nowhere.`);
    }
    if (isPage && fragment !== undefined && fragment !== "") {
      const key = `${path}#${fragment}`;
      if (!this.#fragments.has(key)) {
        this.#fragments.set(copyOf(key), page);
      }
    }
    if (this.#routes.has(path) && !this.#found.has(path)) {
      const copy = copyOf(path);
      this.#found.add(copy);
      this.#waiting.push(copy);
    }
  }

  /** @throws ExportError when a fragment leads nowhere or a route was never found. */
  finish(): void {
    for (const [target, page] of this.#fragments) {
      if (!this.#anchors.has(target)) {
        throw new ExportError(`The page ${page} links to ${target}, but no element there has that id.`);
      }
    }
    for (const path of this.#routes.keys()) {
      if (!this.#found.has(path)) {
        throw new ExportError(
          `No link leads to the route ${path}. Link to it from a page that can be reached.`,
        );
      }
    }
  }
}

/** A string of its own: a match is a slice that would keep its whole page in memory. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
