import { areaView, cityView, positionOf, tenth } from "../../../../shared/components/maps/map-views.ts";
import { cityRoads } from "../../../../shared/content/city-map.ts";
import type { Area } from "../../../../shared/content/schema/stays.ts";
import { areas } from "../../../../shared/content/stays.ts";
import { CityGround } from "./CityGround.tsx";

/** Where the road to Mines View ends below a patch. */
const roads = cityRoads.map((road) =>
  road.name === "Leonard Wood Road" ? { ...road, through: road.through.slice(0, -1) } : road,
);

/** The map of the city, without pictures of its sights, and with a patch, in the color of the page, for each area to stay in. */
export function AreaGround() {
  return (
    <CityGround view={areaView} roads={roads}>
      <path fill="var(--paper)" stroke="var(--gold-paint)" strokeWidth="2" d={areas.map(patchOf).join("")} />
    </CityGround>
  );
}

/** A sheet with round corners behind the sign and the name of an area. */
function patchOf({ location, onMap }: Area): string {
  const { x, y } = positionOf(cityView, location);
  const top = onMap?.name === "above" ? y - 48 : y - 16;
  return `M${tenth(x - 30)} ${tenth(top)}h60a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8h-60a8 8 0 0 1-8-8v-48a8 8 0 0 1 8-8z`;
}
