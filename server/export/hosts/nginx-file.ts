import type { HeaderFields } from "../../publish/answer.ts";
import { contentTypes, isCompressible } from "../../publish/content-types.ts";
import type { Hosting, HostRule } from "./hosting.ts";

/**
 * Writes `_nginx.conf`, to be included in a server block that sets `root`. Headers that differ are set by
 * variables, because a location with its own `add_header` loses those of the server block.
 */
export function nginxFile({ mark, rules, withoutSlash, missing, security }: Hosting): string {
  const types = Object.entries(contentTypes);
  const compressible = new Set(types.map(([, type]) => type).filter(isCompressible));
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const none = Object.fromEntries(names.map((name) => [name, ""]));
  const lines = [
    mark,
    `types { ${types.map(([ending, type]) => `${quoted(type)} ${ending.slice(1)};`).join(" ")} }`,
    "gzip on;",
    "gzip_static on;",
    "gzip_vary on;",
    "gzip_proxied any;",
    `gzip_types ${Array.from(compressible, quoted).join(" ")};`,
    "absolute_redirect off;",
    ...Object.entries(security).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...names.map((name) => `add_header ${name} ${variable(name)} always;`),
    set(none),
    "error_page 404 /404.html;",
    `location = /404.html { internal; ${set({ ...none, ...missing })} }`,
    "location / { return 404; }",
    ...rules.flatMap((rule) => rule.patterns.map((pattern) => location(pattern, rule))),
    ...withoutSlash.map((path) => `location = ${path}/ { return 308 ${path}$is_args$args; }`),
    "",
  ];
  return lines.join("\n");
}

function location(pattern: string, { arePages, headers }: HostRule): string {
  const place = pattern.endsWith("*") ? `^~ ${pattern.slice(0, -1)}` : `= ${pattern}`;
  const pageFile = pattern === "/" ? "/index.html" : "$uri.html";
  return `location ${place} { ${set(headers)} try_files ${arePages ? pageFile : "$uri"} =404; }`;
}

function set(headers: HeaderFields): string {
  return Object.entries(headers)
    .map(([name, value]) => `set ${variable(name)} ${quoted(value)};`)
    .join(" ");
}

/** Returns the variable of a header: "$guide_cache_control". If it is empty, nginx leaves the header out. */
function variable(header: string): string {
  return `$guide_${header.toLowerCase().replaceAll("-", "_")}`;
}

function quoted(value: string): string {
  return JSON.stringify(value);
}
