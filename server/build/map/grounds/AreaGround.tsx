import { areaView, cityView, positionOf } from "../../../../shared/components/maps/map-views.ts";
import { Bars } from "../../../../shared/components/maps/relief.tsx";
import { areas } from "../../../../shared/content/stays.ts";
import { CityGround } from "./CityGround.tsx";
import type { PlacePictures } from "./city-parts.tsx";

/** A color for each area, in the order of the list. Letters tell them apart, too. */
const colors = ["red-paint", "blue-paint", "green-paint", "gold-paint-shade", "ube", "pen"] as const;

/** The stripes of a patch: where each begins, from the patch's middle, and how long it is. */
const stripes = [
  [-20, -21, 36],
  [-34, -14, 60],
  [-40, -7, 84],
  [-44, 0, 86],
  [-36, 7, 80],
  [-30, 14, 56],
  [-14, 21, 34],
] as const;

/** The map of the city with a patch of stripes for each area to stay in. */
export function AreaGround({ pictures }: { readonly pictures: PlacePictures }) {
  return (
    <CityGround view={areaView} pictures={pictures}>
      {areas.map(({ id, location }, index) => {
        const { x, y } = positionOf(cityView, location);
        return (
          <Bars
            key={id}
            color={`var(--${colors[index % colors.length]})`}
            thickness={3.4}
            bars={stripes.map(([left, down, length]) => [x + left * 0.8, y + down, length * 0.8])}
          />
        );
      })}
    </CityGround>
  );
}
