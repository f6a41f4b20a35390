import { metersWalkedIn, pointAt } from "../../content/formulas/distances.ts";
import type { MapName } from "../../content/schema/maps.ts";
import { arrivalView, cityView, type MapView } from "./map-views.ts";

/** Each ring is named where its map is empty. */
export const cityRings = [
  ringName(cityView, 10, 278),
  ringName(cityView, 20, 38),
  ringName(cityView, 60, 20),
];
export const arrivalRings = [ringName(arrivalView, 5, 165), ringName(arrivalView, 10, 45)];

/**
 * The name of a ring around the origin of a map.
 * @param minutes on foot to the ring.
 * @param bearing of the name, in degrees.
 */
function ringName({ origin }: MapView, minutes: number, bearing: number): MapName {
  const meters = metersWalkedIn(minutes);
  const angle = (bearing * Math.PI) / 180;
  return {
    id: `ring-${minutes}`,
    name: `${minutes} min`,
    location: pointAt(origin, { east: meters * Math.sin(angle), north: meters * Math.cos(angle) }),
  };
}
