import { metersFromCenter } from "../city-map.ts";
import { areas } from "../stays.ts";

/** The areas to stay in, from the nearest to the farthest, lettered in that order. */
export const signedAreas = areas
  .toSorted((a, b) => metersFromCenter(a) - metersFromCenter(b))
  .map((area, index) => ({ area, sign: String.fromCharCode("A".charCodeAt(0) + index) }));
