import { readBuildOutput } from "../../server/publish/build-output.ts";
import { renderPage } from "../../server/render/render.tsx";
import type { IslandName } from "../../shared/islands/registry.ts";
import { routes } from "../../shared/routes.tsx";

const { assets, styles } = await readBuildOutput("dist");
const context = { siteUrl: "https://baguio.example", year: 2025, worksOffline: true, assets, styles };
const pages = routes.map((route) => ({ path: route.path, html: renderPage(route, context).html }));

/** The pages on which an island stands, in the order of the routes. */
export function pagesWithIsland(name: IslandName): readonly { path: string; html: string }[] {
  return pages.filter(({ html }) => html.includes(`data-island="${name}"`));
}
