import { areaView, cityView, positionOf, tenth } from "../../../../shared/components/maps/map-views.ts";
import { type Bar, Bars } from "../../../../shared/components/maps/relief.tsx";
import { cityRoads } from "../../../../shared/content/city-map.ts";
import type { Area } from "../../../../shared/content/schema/stays.ts";
import { areas } from "../../../../shared/content/stays.ts";
import { CityGround } from "./CityGround.tsx";

/** The bars that join to a patch around sign and name: where each begins, from the sign, and how long it is. */
const bars = [
  [-22, -13.5, 44],
  [-33, -5, 68],
  [-38, 3.5, 74],
  [-36, 12, 74],
  [-38, 20.5, 74],
  [-35, 29, 72],
  [-36, 37.5, 70],
  [-28, 46, 56],
] as const;

/** Where the road to Mines View ends below a patch. */
const roads = cityRoads.map((road) =>
  road.name === "Leonard Wood Road" ? { ...road, through: road.through.slice(0, -1) } : road,
);

const patches = areas.flatMap(patchOf);

/** The map of the city, without pictures of its sights, and with a patch, in the color of the page, for each area to stay in. */
export function AreaGround() {
  return (
    <CityGround view={areaView} roads={roads}>
      <Bars color="var(--gold-paint)" thickness={10.8} bars={patches} />
      <Bars color="var(--paper)" thickness={8.8} bars={patches} />
    </CityGround>
  );
}

function patchOf({ location, onMap }: Area): readonly Bar[] {
  const { x, y } = positionOf(cityView, location);
  const turn = onMap?.name === "above" ? -1 : 1;
  return bars.map(([left, down, length]) => [tenth(x + left), tenth(y + turn * down), length]);
}
