import { areaView, cityView, positionOf, tenth } from "../../../../shared/components/maps/map-views.ts";
import { type Bar, Bars } from "../../../../shared/components/maps/relief.tsx";
import type { GeoPoint } from "../../../../shared/content/schema/texts.ts";
import { areas } from "../../../../shared/content/stays.ts";
import { CityGround } from "./CityGround.tsx";

/** The bars that join to a patch around sign and name: where each begins, from the sign, and how long it is. */
const bars = [
  [-14, -17, 32],
  [-31, -9, 62],
  [-38, -1, 74],
  [-36, 7, 74],
  [-38, 15, 72],
  [-34, 23, 70],
  [-30, 31, 56],
] as const;

const patches = areas.flatMap(({ location }) => patchAt(location));

/** The map of the city, without pictures of its sights, and with a patch, in the color of the page, for each area to stay in. */
export function AreaGround() {
  return (
    <CityGround view={areaView}>
      <g opacity=".85">
        <Bars color="var(--gold-paint)" thickness={10.8} bars={patches} />
        <Bars color="var(--paper)" thickness={8.4} bars={patches} />
      </g>
    </CityGround>
  );
}

function patchAt(location: GeoPoint): readonly Bar[] {
  const { x, y } = positionOf(cityView, location);
  return bars.map(([left, down, length]) => [tenth(x + left), tenth(y + down), length]);
}
