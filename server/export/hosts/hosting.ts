import { type Answer, type HeaderFields, isPage } from "../../publish/answer.ts";

/** Addresses that a host answers in the same way. */
export interface HostRule {
  /** "/foods", or "/assets/*" for everything below a folder. No address matches two rules. */
  readonly patterns: readonly string[];
  /** Whether the file of an address ends in .html. */
  readonly arePages: boolean;
  readonly headers: HeaderFields;
}

/** All that a static host is told, before it is written in the host's own format. */
export interface Hosting {
  /** The first line of each file: what wrote it, and from which build. */
  readonly mark: string;
  readonly rules: readonly HostRule[];
  /** The paths that redirect when asked for with a trailing slash: those of all pages but the home page. */
  readonly withoutSlash: readonly string[];
  /** The headers of Page Not Found. */
  readonly missing: HeaderFields;
  /** The headers of every answer. */
  readonly security: HeaderFields;
}

interface CollectedRule extends Omit<HostRule, "patterns"> {
  readonly paths: string[];
}

/** Collects what to tell hosts, answer by answer. */
export class HostingCollector {
  /** The rules by key. The key is the content of the rule as JSON. */
  readonly #rules = new Map<string, CollectedRule>();
  /** The keys of the rules of each folder. */
  readonly #keysByFolder = new Map<string, Set<string>>();
  readonly #withoutSlash: string[] = [];
  #missing: HeaderFields = {};

  add(answer: Answer): void {
    const { path, status, cacheControl, headers: others } = answer;
    const arePages = isPage(answer);
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
    // Hosts limit the number of rules: a folder whose files share one rule becomes a single pattern.
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
