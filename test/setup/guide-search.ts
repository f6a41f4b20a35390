import { readBuildOutput } from "../../server/publish/build-output.ts";
import { pageEntries, searchDataOf } from "../../server/publish/search-data.ts";
import { renderPage } from "../../server/render/render.tsx";
import { routes } from "../../shared/routes.tsx";
import { createSearchIndex } from "../../shared/search/search.ts";

const { assets, styles } = await readBuildOutput("dist");
const context = { siteUrl: "https://baguio.example", year: 2025, worksOffline: true, assets, styles };

/** What can be found in the guide, as server and export publish it. */
export const guideData = searchDataOf(
  routes
    .filter(({ indexable }) => indexable)
    .flatMap((route) => pageEntries(route.path, renderPage(route, context).html)),
);

const index = createSearchIndex(guideData);

/** The index of the guide. */
export const findIndex = () => index;
