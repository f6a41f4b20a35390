import { writeFile } from "node:fs/promises";
import { luzonLandPath } from "./luzon-land.ts";

/** The page draws the coast from this file, so that neither the build nor the page needs the atlas. */
const landFile = "shared/components/maps/luzon-land.ts";

await writeFile(
  landFile,
  `/** The land on the map of routes. Made with Natural Earth, by \`npm run map\`: do not edit. */
export const luzonLand =
  "${luzonLandPath()}";
`,
);
