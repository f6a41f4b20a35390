import { assetsPath } from "../../shared/offline.ts";
import type { Answer, HeaderFields } from "../publish/answer.ts";

/** Collects what hosts of static files are told of each answer, in the form that common CDNs read. */
export class HostFiles {
  /** By address. Assets, which are all kept for a year, share one. */
  readonly #rules = new Map<string, string>();
  readonly #redirects: string[] = [];

  /** Takes note of how an answer is kept and what headers it has besides, and of the address it has with a slash. */
  add({ path, status, cacheControl, headers, links }: Answer): void {
    // No address is that of the Page Not Found page.
    if (status === 404) {
      return;
    }
    const address = path.startsWith(assetsPath) ? `${assetsPath}*` : path;
    this.#rules.set(address, rule(address, { "Cache-Control": cacheControl, ...headers }));
    if (links && path !== "/") {
      this.#redirects.push(`${path}/ ${path} 308`);
    }
  }

  /** The headers of the server. No two rules set the same header for one address: CDNs differ in what they make of that. */
  headers(mark: string, security: HeaderFields): string {
    return [mark, rule("/*", security), ...this.#rules.values(), ""].join("\n");
  }

  /** Trailing slashes lead to the one address of a page, as on the server. */
  redirects(): string {
    return this.#redirects.map((line) => `${line}\n`).join("");
  }
}

function rule(path: string, headers: HeaderFields): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}
