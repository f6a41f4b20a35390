import type { HeaderFields } from "../../publish/answer.ts";
import type { Hosting } from "./hosting.ts";

/**
 * Writes `_headers`, as Cloudflare Pages and Netlify read it. No two rules set the same header for one
 * address, because hosts differ in how they combine them.
 */
export function headersFile({ mark, rules, security }: Hosting): string {
  const specific = rules.flatMap(({ patterns, headers }) =>
    patterns.map((pattern) => block(pattern, headers)),
  );
  return [mark, block("/*", security), ...specific, ""].join("\n");
}

function block(pattern: string, headers: HeaderFields): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}

/** Writes `_redirects`. As on the server, a path with a trailing slash leads to the page's one address. */
export function redirectsFile({ withoutSlash }: Hosting): string {
  return withoutSlash.map((path) => `${path}/ ${path} 308\n`).join("");
}

/** The limits of Cloudflare Pages: https://developers.cloudflare.com/pages/platform/limits/ */
const limits = { headerRules: 100, headerLine: 2_000, redirects: 2_000 };

/** Returns a sentence for each limit of Cloudflare Pages that the files exceed. It ignores what is beyond. */
export function beyondLimits(hosting: Hosting): readonly string[] {
  const lines = headersFile(hosting).split("\n");
  const counts: readonly (readonly [what: string, count: number, limit: number])[] = [
    ["rules in _headers", lines.filter((line) => line.startsWith("/")).length, limits.headerRules],
    ["characters in a line of _headers", Math.max(...lines.map(({ length }) => length)), limits.headerLine],
    ["redirects", hosting.withoutSlash.length, limits.redirects],
  ];
  return counts
    .filter(([, count, limit]) => count > limit)
    .map(
      ([what, count, limit]) => `Cloudflare Pages reads at most ${limit} ${what}: this export has ${count}.`,
    );
}
