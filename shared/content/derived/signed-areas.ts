import { metersFromCenter } from "../city-map.ts";
import type { Area } from "../schema/stays.ts";
import { areas } from "../stays.ts";

/** An area to stay in with its letter on the map. */
export interface SignedArea {
  readonly area: Area;
  readonly sign: string;
}

/** The areas to stay in, from the nearest to the farthest, lettered in that order. */
export const signedAreas: readonly SignedArea[] = areas
  .toSorted((a, b) => metersFromCenter(a) - metersFromCenter(b))
  .map((area, index) => ({ area, sign: String.fromCharCode("A".charCodeAt(0) + index) }));
