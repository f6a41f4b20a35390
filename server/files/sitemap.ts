import { asOf } from "../../shared/content/figures.ts";
import type { Route } from "../../shared/routes.tsx";
import { xmlText } from "./xml.ts";

/** Lists the routes that search engines may index, each with the date of the guide's facts. */
export function sitemap(routes: readonly Route[], siteUrl: string): string {
  const urls = routes
    .filter(({ listing }) => listing)
    .map(
      ({ path }) =>
        `  <url><loc>${xmlText(`${siteUrl}${path}`)}</loc><lastmod>${xmlText(asOf)}</lastmod></url>`,
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
