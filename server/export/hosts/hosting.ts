import type { Answer, HeaderFields } from "../../publish/answer.ts";

/** Addresses that a host answers in the same way. */
export interface HostRule {
  /** "/foods", or "/assets/*" for everything below a folder. No address is in two. */
  patterns: readonly string[];
  /** Whether the file of an address ends in .html. */
  arePages: boolean;
  headers: HeaderFields;
}

/** All that a host of static files is told, whatever form it reads. */
export interface Hosting {
  /** The first line of each file: who wrote it, and of which build. */
  mark: string;
  rules: readonly HostRule[];
  /** Pages with addresses that hosts may be asked for with a slash at the end: all but the home page. */
  withoutSlash: readonly string[];
  /** The headers of Page Not Found. */
  missing: HeaderFields;
  /** The headers of every answer. */
  security: HeaderFields;
}

interface CollectedRule extends Omit<HostRule, "patterns"> {
  paths: string[];
}

/** Takes note of each answer, to tell hosts of all. */
export class HostingCollector {
  /** The rules, each under what it says, as JSON: its key. */
  readonly #rules = new Map<string, CollectedRule>();
  /** The keys of the rules of each folder. */
  readonly #keysByFolder = new Map<string, Set<string>>();
  readonly #withoutSlash: string[] = [];
  #missing: HeaderFields = {};

  add({ path, status, cacheControl, headers: others, links }: Answer): void {
    const arePages = links !== undefined;
    const headers = { "Cache-Control": cacheControl, ...others };
    if (status === 404) {
      this.#missing = headers;
      return;
    }
    const key = JSON.stringify({ arePages, headers });
    const rule: CollectedRule = this.#rules.get(key) ?? { arePages, headers, paths: [] };
    rule.paths.push(path);
    this.#rules.set(key, rule);
    const keys = this.#keysByFolder.get(folderOf(path)) ?? new Set();
    this.#keysByFolder.set(folderOf(path), keys.add(key));
    if (arePages && path !== "/") {
      this.#withoutSlash.push(path);
    }
  }

  finish(mark: string, security: HeaderFields): Hosting {
    // Hosts take a limited number of rules: a folder of one kind needs a single one.
    const patternOf = (path: string) => {
      const folder = folderOf(path);
      return folder !== "/" && this.#keysByFolder.get(folder)?.size === 1 ? `${folder}*` : path;
    };
    const rules = Array.from(this.#rules.values(), ({ paths, ...rule }) => ({
      ...rule,
      patterns: [...new Set(paths.map(patternOf))],
    }));
    return { mark, rules, withoutSlash: this.#withoutSlash, missing: this.#missing, security };
  }
}

/** The first folder of a path: "/operators/" of "/operators/joy-bus", "/" of "/operators". */
function folderOf(path: string): string {
  return path.slice(0, path.indexOf("/", 1) + 1) || "/";
}
