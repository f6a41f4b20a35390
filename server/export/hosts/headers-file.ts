import type { HeaderFields } from "../../publish/answer.ts";
import type { Hosting } from "./hosting.ts";

/**
 * `_headers`, as Cloudflare Pages and Netlify read it. No two rules set the same header for one address: hosts
 * differ in what they make of that.
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

/** `_redirects`: a page has one address, the one without a slash at the end, as on the server. */
export function redirectsFile({ withoutSlash }: Hosting): string {
  return withoutSlash.map((path) => `${path}/ ${path} 308\n`).join("");
}

/** What Cloudflare Pages reads at most: https://developers.cloudflare.com/pages/platform/limits/ */
const limits = { headerRules: 100, headerLine: 2_000, redirects: 2_000 };

/** A sentence for each limit of Cloudflare Pages that the files are beyond: it ignores what comes after. */
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
