import * as assert from "uvu/assert";
import { placeById, taxiFare, waysIntoTown } from "../../shared/content/derived/places.ts";
import { cityCenter } from "../../shared/content/destinations.ts";
import { describe } from "../setup/describe.ts";
import { pointAt } from "./points.ts";

/** The fares that the fact sheet estimates from Session Road, in pesos. */
const estimated = [
  ["mines-view-park", 130, 200],
  ["camp-john-hay", 110, 180],
  ["tam-awan-village", 120, 160],
] as const;

describe("the fare of a taxi", (test) => {
  test("is the start of the meter for no distance", () => {
    assert.equal(taxiFare(cityCenter.location, cityCenter.location), [50, 50]);
  });

  test("counts the kilometers of the road, and more minutes in traffic", () => {
    const kilometerAway = pointAt(cityCenter.location, { east: 0, north: 1000 });
    assert.equal(taxiFare(cityCenter.location, kilometerAway), [80, 90]);
  });

  for (const [id, least, most] of estimated) {
    test(`agrees with earlier estimates: Session Road to ${id}`, () => {
      const [low, high] = taxiFare(cityCenter.location, placeById(id).location);
      assert.ok(low >= least && high <= most, `₱${low} to ₱${high}`);
    });
  }
});

describe("the ways into town", (test) => {
  test("are on foot only where the guide suggests the walk", () => {
    const walked = waysIntoTown.filter(({ onFoot }) => onFoot !== "too far").map(({ name }) => name);
    assert.ok(walked.includes("Burnham Park") && !walked.includes("Mines View Park"));
  });

  test("name a place once, even if it is a sight and an area to stay in", () => {
    const names = waysIntoTown.map(({ name }) => name);
    assert.equal(names, [...new Set(names)]);
    assert.is(names.length, 14);
  });
});
