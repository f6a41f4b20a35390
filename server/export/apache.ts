import { hostHeaders } from "../output/headers.ts";
import { compressedTypes, fileTypes, type HeaderRule, textTypes } from "./host-rules.ts";

const addresses = String.raw`Options -Indexes -MultiViews
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
export function apacheLines(rules: readonly HeaderRule[]): readonly string[] {
  return [
    addresses,
    ...fileTypes.map(([ending, type]) => `AddType ${type} .${ending}`),
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
