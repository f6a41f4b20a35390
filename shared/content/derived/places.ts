import { type GeoPoint, maxWalk, straightMeters, walkingMinutes } from "../../values/distances.ts";
import { priceText, type Range, unitText } from "../../values/format.ts";
import { byId } from "../../values/lists.ts";
import { cityCenter, destinations } from "../destinations.ts";
import { taxiMeter, taxiRides } from "../figures.ts";
import { landmarks, publicMarket, victoryLinerTerminal } from "../maps.ts";
import type { Destination } from "../schema/destinations.ts";
import { areas } from "../stays.ts";
import { terminalFacts } from "../terminals.ts";

/** A destination, or a landmark that lacks what is optional here. */
export type CityPlace = Pick<Destination, "id" | "name" | "location" | "stairSteps" | "height">;

/**
 * Looks up a destination or a landmark.
 * @throws Error if none has that id.
 */
export function placeById(id: string): CityPlace {
  return byId<CityPlace>([...destinations, ...landmarks], id, "destinations.ts or maps.ts");
}

/** The length of the straight line from the center. */
export function metersFromCenter({ location }: Pick<CityPlace, "location">): number {
  return straightMeters(cityCenter.location, location);
}

/** The destinations, nearest first, numbered from 1. */
export const sights = destinations
  .toSorted((a, b) => metersFromCenter(a) - metersFromCenter(b))
  .map((destination, index) => ({ ...destination, number: index + 1 }));

/** The places on the map of the terminals. The night market is not among them, for lack of room. */
export const arrivalPlaces = [
  "public-market",
  "baguio-cathedral",
  "session-road",
  "burnham-park",
  "bus-terminals",
  "victory-liner",
].map(placeById);

/** The approximate metered fare of a ride in or near Baguio, in pesos, rounded to tens. */
export function taxiFare(from: GeoPoint, to: GeoPoint): Range {
  const straight = straightMeters(from, to) / 1000;
  return [meteredFare(straight, taxiRides.quiet), meteredFare(straight, taxiRides.inTraffic)];
}

function meteredFare(straight: number, ride: Readonly<Record<"detour" | "speed", number>>): number {
  const kilometers = straight * ride.detour;
  const minutes = (kilometers / ride.speed) * 60;
  const pesos = taxiMeter.start + kilometers * taxiMeter.kilometer + minutes * taxiMeter.minute;
  return Math.round(pesos / 10) * 10;
}

const governorPackRoad = terminalFacts.baguio.location;

/** Markets, sights and areas to stay in. An area with the id of a sight is where that sight is. */
const targets: readonly CityPlace[] = [
  ...arrivalPlaces,
  placeById("night-market"),
  ...sights,
  ...areas.map(({ id, shortName, location }) => ({ id, name: shortName, location })),
].filter(
  ({ id }, index, all) =>
    !["bus-terminals", victoryLinerTerminal.id].includes(id) &&
    all.findIndex((target) => target.id === id) === index,
);

const walkFromVictoryLiner = walkingMinutes(victoryLinerTerminal.location, cityCenter.location);
const taxiFromMarket = taxiFare(publicMarket.location, victoryLinerTerminal.location);

/** What the table of ways into town leaves out. */
// Source: Dangwa terminal, travelers’ accounts, 2007–2015.
export const waysLead = [
  `From ${victoryLinerTerminal.name}, ${cityCenter.name} is ${unitText(walkFromVictoryLiner, "minutes")} on foot.`,
  "Dangwa terminal is by the public market:",
  `from there a taxi to ${victoryLinerTerminal.name} is ${priceText(taxiFromMarket)} by our estimate.`,
].join(" ");

/** The ways into town from the two places in Baguio where buses arrive, nearest first. */
export const waysIntoTown = targets
  .map(({ name, location, stairSteps }) => {
    const minutes = walkingMinutes(governorPackRoad, location, stairSteps);
    return {
      name,
      /** From Governor Pack Road. */
      onFoot: minutes <= maxWalk ? `${minutes}\u00a0min` : "too far",
      fromGovernorPackRoad: taxiFare(governorPackRoad, location),
      fromVictoryLiner: taxiFare(victoryLinerTerminal.location, location),
      meters: straightMeters(governorPackRoad, location),
    };
  })
  .toSorted((a, b) => a.meters - b.meters);
