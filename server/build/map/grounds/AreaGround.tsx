import { areaView, cityView, positionOf, tenth } from "../../../../shared/components/maps/map-views.ts";
import { type Bar, Bars } from "../../../../shared/components/maps/relief.tsx";
import type { GeoPoint } from "../../../../shared/content/schema/texts.ts";
import { areas } from "../../../../shared/content/stays.ts";
import { CityGround } from "./CityGround.tsx";

/** The bars that join to a patch around sign and name: where each begins, from the sign, and how long it is. */
const bars = [
  [-12, -18, 28],
  [-28, -12, 52],
  [-34, -6, 66],
  [-38, 0, 74],
  [-36, 6, 74],
  [-38, 12, 74],
  [-34, 18, 70],
  [-36, 24, 70],
  [-30, 30, 64],
  [-26, 36, 46],
] as const;

/** The map of the city, without pictures of its sights, and with a light patch for each area to stay in. */
export function AreaGround() {
  return (
    <CityGround view={areaView}>
      <g opacity=".8">
        <Bars
          color="var(--gold-paint)"
          thickness={6.4}
          bars={areas.flatMap(({ location }) => patchAt(location))}
        />
      </g>
    </CityGround>
  );
}

function patchAt(location: GeoPoint): readonly Bar[] {
  const { x, y } = positionOf(cityView, location);
  return bars.map(([left, down, length]) => [tenth(x + left), tenth(y + down), length]);
}
