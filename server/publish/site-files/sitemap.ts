import type { Route } from "../../../shared/routes.tsx";
import { xmlText } from "./xml.ts";

/** Lists the indexable routes, each with the date of its information if the page has one. */
export function sitemap(routes: readonly Route[], siteUrl: string): string {
  const urls = routes
    .filter(({ indexable }) => indexable)
    .map(({ path, asOf }) => {
      const day = asOf === undefined ? "" : `<lastmod>${xmlText(asOf)}</lastmod>`;
      return `  <url><loc>${xmlText(`${siteUrl}${path}`)}</loc>${day}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
