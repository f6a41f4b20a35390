import { assetsPath } from "../../shared/contract/assets.ts";
import { crossOriginPaths } from "../../shared/paths.ts";
import { type Caching, productionCaching } from "../http/caching.ts";
import { fileTypes, textTypes } from "../http/file-types.ts";
import { hostHeaders } from "../http/security-headers.ts";
import type { ServedFile } from "../http/served-file.ts";
import { exportMark, markedFile } from "./replace-folder.ts";

/** Returns the files that give a host the addresses and headers of the server. */
export function hostFiles(files: readonly ServedFile[]): Readonly<Record<string, string>> {
  const rules = headerRules(files);
  const contents = {
    [markedFile]: apacheLines(rules),
    _headers: cdnLines(),
    "_nginx.conf": nginxLines(rules),
  };
  return Object.fromEntries(
    Object.entries(contents).map(([name, lines]) => [name, `${[exportMark, ...lines].join("\n")}\n`]),
  );
}

/** A header of the paths that match a regular expression. */
interface HeaderRule {
  readonly name: string;
  readonly value: string;
  readonly pattern: string;
}

/** Returns the headers of some files. Of several rules for one header that match, the last one counts. */
export function headerRules(files: readonly ServedFile[]): readonly HeaderRule[] {
  const patternOf = (paths: readonly string[]) => `^(${paths.join("|").replaceAll(".", "\\.")})$`;
  const cachingOf = (caching: keyof Caching, pattern: string) => ({
    name: "Cache-Control",
    value: productionCaching[caching],
    pattern,
  });
  const pathsOf = (caching: keyof Caching) =>
    files.filter((file) => file.caching === caching).map(({ path }) => path);
  return [
    cachingOf("page", "^/"),
    cachingOf("asset", `^${assetsPath}`),
    cachingOf("file", patternOf(pathsOf("file"))),
    cachingOf("worker", patternOf(pathsOf("worker"))),
    { name: "Access-Control-Allow-Origin", value: "*", pattern: patternOf(crossOriginPaths) },
  ];
}

/**
 * For Cloudflare Pages and Netlify, which have clean addresses and choose the caching of pages themselves. No two rules
 * set the same header for one path, because these hosts combine them differently.
 */
function cdnLines(): readonly string[] {
  return [
    "/*",
    ...Object.entries(hostHeaders).map(([name, value]) => `  ${name}: ${value}`),
    `${assetsPath}*`,
    `  Cache-Control: ${productionCaching.asset}`,
    ...crossOriginPaths.flatMap((path) => [path, "  Access-Control-Allow-Origin: *"]),
  ];
}

const apacheAddresses = String.raw`Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 /404.html
RewriteEngine On
# The rules have already given this request its file.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [L]
RewriteRule ^_|^(404|index)/?$|\.(html|gz)$ - [R=404,L]
RewriteRule ^$ index.html [L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)/$ /$1 [R=308,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html [L]`;

/** For Apache, as on most shared hosts. */
function apacheLines(rules: readonly HeaderRule[]): readonly string[] {
  return [
    apacheAddresses,
    ...Object.entries(fileTypes).map(([ending, type]) => `AddType ${type} .${ending}`),
    `AddCharset utf-8 .${Object.keys(textTypes).join(" .")}`,
    "<IfModule mod_headers.c>",
    ...Object.entries(hostHeaders).map(([name, value]) => `Header always set ${name} "${value}"`),
    ...rules.map(
      ({ name, value, pattern }) => `Header set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#${pattern}#"`,
    ),
    "</IfModule>",
    "<IfModule mod_deflate.c>",
    `AddOutputFilterByType DEFLATE ${Object.values(textTypes).join(" ")}`,
    "</IfModule>",
  ];
}

const nginxAddresses = String.raw`absolute_redirect off;
error_page 404 /404.html;
location / {
  try_files $uri.html $uri =404;
}
location = / {
  try_files /index.html =404;
}
location ~ ^/(404|index)/?$|/(_|\.(?!well-known))|\.(html|gz)$ {
  internal;
}
location ~ ^(?<page>/.+)/$ {
  if (-f $document_root$page.html) {
    return 308 $page$is_args$args;
  }
  return 404;
}`;

/** For the server block of nginx. */
function nginxLines(rules: readonly HeaderRule[]): readonly string[] {
  const variableOf = (name: string) => `$guide_${name.toLowerCase().replaceAll("-", "_")}`;
  const names = [...new Set(rules.map(({ name }) => name))];
  // nginx itself adds HTML.
  const types = Object.values(textTypes).filter((type) => type !== "text/html");
  return [
    nginxAddresses,
    "types {",
    ...Object.entries(fileTypes).map(([ending, type]) => `  ${type} ${ending};`),
    "}",
    "charset utf-8;",
    `charset_types ${types.join(" ")};`,
    "gzip on;",
    "gzip_static on;",
    "gzip_vary on;",
    `gzip_types ${types.join(" ")};`,
    ...Object.entries(hostHeaders).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...names.map((name) => `set ${variableOf(name)} "";\nadd_header ${name} ${variableOf(name)};`),
    ...rules.map(
      ({ name, value, pattern }) => `if ($uri ~ ${pattern}) { set ${variableOf(name)} "${value}"; }`,
    ),
  ];
}
