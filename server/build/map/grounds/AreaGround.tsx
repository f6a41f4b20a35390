import { areaView, cityView, positionOf, tenth } from "../../../../shared/components/maps/map-views.ts";
import { cityRoads } from "../../../../shared/content/city-map.ts";
import type { Area } from "../../../../shared/content/schema/stays.ts";
import { areas } from "../../../../shared/content/stays.ts";
import { CityGround } from "./CityGround.tsx";

/** The roads; those that lead to the middle of a patch end before it. */
const roads = cityRoads.map((road) =>
  road.endsInArea ? { ...road, through: road.through.slice(0, -1) } : road,
);

/** The map of the city, without pictures of its sights, and with a tinted patch for each area to stay in. */
export function AreaGround() {
  return (
    <CityGround view={areaView} roads={roads}>
      <path
        fill="var(--gold-paint)"
        stroke="var(--paper)"
        strokeWidth="2.5"
        d={areas.map(patchOf).join("")}
      />
    </CityGround>
  );
}

/** A circle around the sign of an area. */
function patchOf({ location }: Area): string {
  const { x, y } = positionOf(cityView, location);
  return `M${tenth(x - 28)} ${y}a28 28 0 0 1 56 0 28 28 0 0 1-56 0z`;
}
