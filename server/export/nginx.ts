import { hostHeaders } from "../output/headers.ts";
import { compressedTypes, fileTypes, type HeaderRule } from "./host-rules.ts";

const addresses = String.raw`absolute_redirect off;
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
export function nginxLines(rules: readonly HeaderRule[]): readonly string[] {
  const variableOf = (name: string) => `$guide_${name.toLowerCase().replaceAll("-", "_")}`;
  const names = [...new Set(rules.map(({ name }) => name))];
  return [
    addresses,
    `types { ${fileTypes.map(([ending, type]) => `${type} ${ending};`).join(" ")} }`,
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
