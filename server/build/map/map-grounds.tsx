import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { areaView } from "../../../shared/components/maps/map-views.ts";
import { listFiles, type MadeDrawing, sharedFolder } from "../build-files.ts";
import { ArrivalGround } from "./grounds/ArrivalGround.tsx";
import { CityGround } from "./grounds/CityGround.tsx";
import { ManilaGround } from "./grounds/ManilaGround.tsx";

/** Draws the grounds of the maps: everything but the names, which are text in the pages. */
export async function drawMaps(): Promise<readonly MadeDrawing[]> {
  const pictures = await readPictures(join(sharedFolder, "art/places"));
  const grounds = {
    city: <CityGround pictures={pictures} />,
    areas: <CityGround view={areaView} />,
    arrival: <ArrivalGround pictures={pictures} />,
    manila: <ManilaGround pictures={pictures} />,
  };
  return Object.entries(grounds).map(([name, ground]) => ({
    name: `art/maps/${name}.svg`,
    svg: renderToStaticMarkup(ground),
  }));
}

/** Returns what each drawing of a folder holds inside `<svg>`, by the name of its file. */
async function readPictures(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = await listFiles(folder);
  const entries = files.map(async (file) => {
    const svg = await readFile(join(folder, file), "utf8");
    return [basename(file, ".svg"), svg.replace(/^<svg [^>]*>|<\/svg>\s*$/g, "")] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
