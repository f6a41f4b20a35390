import type { HeaderFields } from "../../publish/answer.ts";
import { contentTypes } from "../../publish/content-types.ts";
import type { Hosting, HostRule } from "./hosting.ts";

/** Writes `_Caddyfile`, to be imported in a site block that sets `root`. */
export function caddyFile({ mark, rules, withoutSlash, missing, security }: Hosting): string {
  const types = Object.entries(contentTypes);
  const encode = "encode zstd gzip";
  const lines = [
    mark,
    encode,
    ...set(security),
    // Deferred, because the file server sets a type of its own first.
    ...types.flatMap(([ending, type]) => [
      `@type${ending} path *${ending}`,
      ...block(`header @type${ending}`, [`Content-Type ${JSON.stringify(type)}`, "defer"]),
    ]),
    `@slash path ${withoutSlash.map((path) => `${path}/`).join(" ")}`,
    // Redirects to the path without its slash and keeps the query.
    ...block("handle @slash", block("route", ["uri strip_suffix /", "redir {uri} 308"])),
    ...rules.flatMap(answer),
    ...block("handle", ["error 404"]),
    "@missing expression {http.error.status_code} == 404",
    ...block(
      "handle_errors",
      block("handle @missing", [encode, ...set(missing), "rewrite * /404.html", "file_server"]),
    ),
    "",
  ];
  return lines.join("\n");
}

function answer({ patterns, arePages, headers }: HostRule, index: number): readonly string[] {
  const name = `@rule${index}`;
  const pageFile = arePages ? ["try_files {path}.html {path}index.html"] : [];
  return [
    `${name} path ${patterns.join(" ")}`,
    ...block(`handle ${name}`, [
      ...set(headers),
      ...pageFile,
      ...block("file_server", ["precompressed br gzip"]),
    ]),
  ];
}

function set(headers: HeaderFields): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `header ${name} ${JSON.stringify(value)}`);
}

function block(head: string, lines: readonly string[]): readonly string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), "}"];
}
