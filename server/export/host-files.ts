import { assetsPath } from "../../shared/contract/assets.ts";
import { crossOriginPaths } from "../../shared/paths.ts";
import type { ServedFile } from "../files/site-files.ts";
import { type Caching, hostHeaders, productionCaching } from "../headers.ts";

/** The first line of `signedFile`, by which the export recognizes a folder that it may replace. */
export const exportSignature = "# Written by the export of the guide";
export const signedFile = ".htaccess";

/**
 * Returns files that tell hosts what addresses and headers the server has. Hosts that read `_headers` choose the caching of pages
 * themselves.
 * @param files those of the site, without pages and assets.
 */
export function hostFiles(
  files: readonly Pick<ServedFile, "path" | "caching">[],
): Readonly<Record<string, string>> {
  const patternOf = (paths: readonly string[]) => paths.map((path) => path.replaceAll(".", "\\.")).join("|");
  const pathsOf = (caching: keyof Caching) =>
    patternOf(files.filter((file) => file.caching === caching).map(({ path }) => path));
  return {
    // Cloudflare Pages and Netlify, which remove trailing slashes themselves. No two rules set the same header for
    // one path, because hosts combine them differently.
    _headers: `${exportSignature}
/*
${Object.entries(hostHeaders)
  .map(([name, value]) => `  ${name}: ${value}`)
  .join("\n")}
${assetsPath}*
  Cache-Control: ${productionCaching.asset}
${crossOriginPaths.map((path) => `${path}\n  Access-Control-Allow-Origin: *`).join("\n")}
`,
    // Apache, as on most shared hosts.
    [signedFile]: `${exportSignature}
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
AddType text/javascript .js
AddType image/svg+xml .svg
AddType font/woff2 .woff2
AddType application/manifest+json .webmanifest
AddType application/atom+xml .atom
AddType application/json .json
AddType text/csv .csv
AddCharset utf-8 .csv .js .json .svg .atom .xml .webmanifest
RewriteEngine On
RewriteRule ^_ - [R=404,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)/$ /$1 [R=308,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html [L]
<IfModule mod_headers.c>
${Object.entries(hostHeaders)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join("\n")}
Header set Cache-Control "${productionCaching.page}" "expr=%{CONTENT_TYPE} =~ m#^text/html#"
Header set Cache-Control "${productionCaching.asset}" "expr=%{REQUEST_URI} =~ m#^${assetsPath}#"
${(["page", "file", "worker"] as const)
  .map(
    (caching) =>
      `Header set Cache-Control "${productionCaching[caching]}" "expr=%{REQUEST_URI} =~ m#^(${pathsOf(caching)})$#"`,
  )
  .join("\n")}
Header set Access-Control-Allow-Origin "*" "expr=%{REQUEST_URI} =~ m#^(${patternOf(crossOriginPaths)})$#"
</IfModule>
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE text/html text/css text/javascript text/csv text/plain
AddOutputFilterByType DEFLATE application/json application/xml application/atom+xml application/manifest+json image/svg+xml
</IfModule>
`,
  };
}
