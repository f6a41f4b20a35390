import { assetsPath } from "../../shared/contract/names.ts";
import { crossOriginPaths } from "../../shared/paths.ts";
import type { ServedFile } from "../build-output.ts";
import { type Caching, hostHeaders, productionCaching } from "../headers.ts";

/** The first line of `markedFile`, by which the export recognizes a folder that it may replace. */
export const exportMark = "# Written by the export of the guide";
export const markedFile = ".htaccess";

/** By the ending of a file. */
export const textTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  csv: "text/csv",
  txt: "text/plain",
  json: "application/json",
  xml: "application/xml",
  atom: "application/atom+xml",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
};
export const otherTypes: Readonly<Record<string, string>> = {
  ico: "image/vnd.microsoft.icon",
  png: "image/png",
  woff2: "font/woff2",
};
const types = Object.entries({ ...textTypes, ...otherTypes });
const compressedTypes = Object.values(textTypes).filter((type) => type !== "text/html");

/** A header of the paths that match a regular expression. */
interface HeaderRule {
  readonly name: string;
  readonly value: string;
  readonly pattern: string;
}

type HostedFile = Pick<ServedFile, "path" | "caching">;

/**
 * Returns files that give a host the addresses and headers of the server.
 * @param files those of the site, without pages and assets.
 */
export function hostFiles(files: readonly HostedFile[]): Readonly<Record<string, string>> {
  const rules = headerRules(files);
  const contents = {
    _headers: headersLines(),
    [markedFile]: apacheLines(rules),
    "_nginx.conf": nginxLines(rules),
  };
  return Object.fromEntries(
    Object.entries(contents).map(([name, lines]) => [name, `${[exportMark, ...lines].join("\n")}\n`]),
  );
}

/** Returns the headers of some files. Of several rules for one header that match, the last one counts. */
export function headerRules(files: readonly HostedFile[]): readonly HeaderRule[] {
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
function headersLines(): readonly string[] {
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
RewriteRule ^_|^404$|\.(html|gz)$ - [R=404,L]
RewriteRule ^$ index.html [L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)/$ /$1 [R=308,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html [L]`;

/** For Apache, as on most shared hosts. */
function apacheLines(rules: readonly HeaderRule[]): readonly string[] {
  return [
    apacheAddresses,
    ...types.map(([ending, type]) => `AddType ${type} .${ending}`),
    `AddCharset utf-8 .${Object.keys(textTypes).join(" .")}`,
    "<IfModule mod_headers.c>",
    ...Object.entries(hostHeaders).map(([name, value]) => `Header always set ${name} "${value}"`),
    ...rules.map(
      ({ name, value, pattern }) => `Header set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#${pattern}#"`,
    ),
    "</IfModule>",
    "<IfModule mod_deflate.c>",
    `AddOutputFilterByType DEFLATE text/html ${compressedTypes.join(" ")}`,
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
location ~ ^(?<page>/.+)/$ {
  if (-f $document_root$page.html) {
    return 308 $page$is_args$args;
  }
  return 404;
}
location ~ ^/404$|/(_|\.(?!well-known))|\.(html|gz)$ {
  internal;
}`;

/** For the server block of nginx. */
function nginxLines(rules: readonly HeaderRule[]): readonly string[] {
  const variableOf = (name: string) => `$guide_${name.toLowerCase().replaceAll("-", "_")}`;
  const names = [...new Set(rules.map(({ name }) => name))];
  return [
    nginxAddresses,
    `types { ${types.map(([ending, type]) => `${type} ${ending};`).join(" ")} }`,
    "charset utf-8;",
    `charset_types ${compressedTypes.join(" ")};`,
    "gzip on;",
    "gzip_static on;",
    "gzip_vary on;",
    `gzip_types ${compressedTypes.join(" ")};`,
    ...Object.entries(hostHeaders).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...names.map((name) => `set ${variableOf(name)} "";\nadd_header ${name} ${variableOf(name)};`),
    ...rules.map(
      ({ name, value, pattern }) => `if ($uri ~ ${pattern}) { set ${variableOf(name)} "${value}"; }`,
    ),
  ];
}
