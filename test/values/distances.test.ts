import * as assert from "uvu/assert";
import { placeById } from "../../shared/content/derived/places.ts";
import { distanceText, type GeoPoint, maxWalk, walkingMinutes } from "../../shared/values/distances.ts";
import { describe } from "../setup/describe.ts";

const wrightPark: GeoPoint = { lat: 16.4144, lon: 120.6196 };

/** Reported walking times in minutes: the shortest and the longest. */
const reported: readonly (readonly [
  from: GeoPoint,
  to: GeoPoint,
  least: number,
  most: number,
  steps?: number,
])[] = [
  [at("session-road"), at("baguio-cathedral"), 5, 5, 104],
  [at("session-road"), at("burnham-park"), 7, 7],
  [at("session-road"), at("public-market"), 8, 8],
  [at("burnham-park"), at("public-market"), 11, 11],
  [at("bus-terminals"), at("session-road"), 10, 10],
  [at("bus-terminals"), at("burnham-park"), 8, 8],
  [at("victory-liner"), at("session-road"), 18, 18],
  [at("victory-liner"), at("bus-terminals"), 11, 11],
  [at("botanical-garden"), wrightPark, 10, 13],
  [wrightPark, at("the-mansion"), 6, 6],
  [at("the-mansion"), at("mines-view-park"), 20, 25],
  [at("mines-view-park"), at("good-shepherd"), 7, 7],
  [at("session-road"), at("botanical-garden"), 35, 37],
];

/** In minutes. */
const tolerance = 1;

function at(id: string): GeoPoint {
  return placeById(id).location;
}

describe("the time of a walk", (test) => {
  for (const [from, to, least, most, steps] of reported) {
    test(`is as reported: ${least === most ? most : `${least}–${most}`} minutes`, () => {
      const minutes = walkingMinutes(from, to, steps);
      assert.ok(minutes >= least - tolerance && minutes <= most + tolerance, `${minutes}`);
    });
  }
});

describe("a distance in words", (test) => {
  const from = at("session-road");

  test("is in minutes if it is a walk", () => {
    assert.is(distanceText(from, placeById("burnham-park")), "7\u00a0min on foot");
    assert.is(
      distanceText(from, placeById("baguio-cathedral")),
      "5\u00a0min on foot",
      "including the stairs",
    );
  });

  test("is in kilometers with a direction if it is longer than the longest walk", () => {
    assert.ok(walkingMinutes(from, at("tam-awan-village")) > maxWalk);
    assert.is(distanceText(from, placeById("tam-awan-village")), "3.1\u00a0km northwest");
    assert.is(distanceText(at("tam-awan-village"), { location: from }), "3.1\u00a0km southeast");
  });
});
