import type { Route } from "../shared/routes.tsx";

/** A text file whose content depends on the route table and the address of the site. */
export interface SiteFile {
  path: string;
  content: string;
}

/** robots.txt and sitemap.xml, for the server and the export alike. */
export function siteFiles(routes: readonly Route[], siteUrl: string): readonly SiteFile[] {
  return [
    { path: "/robots.txt", content: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` },
    { path: "/sitemap.xml", content: sitemap(routes, siteUrl) },
  ];
}

/** Lists the indexable routes. Paths are plain ASCII and need no escaping, which the content checks hold. */
function sitemap(routes: readonly Route[], siteUrl: string): string {
  const urls = routes
    .filter(({ indexable }) => indexable)
    .map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
