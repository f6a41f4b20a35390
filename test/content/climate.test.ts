import * as assert from "uvu/assert";
import { climate } from "../../shared/content/climate.ts";
import { city } from "../../shared/content/geography.ts";
import { parse12Hour } from "../../shared/universal/clock.ts";
import { describe } from "../setup/describe.ts";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Sunrise and sunset in minutes after midnight in Manila, by the general formula of NOAA. */
function sunAt({ lat, lon }: { lat: number; lon: number }, day: number): readonly [number, number] {
  const turn = ((2 * Math.PI) / 365) * (day - 1);
  const equationOfTime =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(turn) -
      0.032077 * Math.sin(turn) -
      0.014615 * Math.cos(2 * turn) -
      0.040849 * Math.sin(2 * turn));
  const declination =
    0.006918 -
    0.399912 * Math.cos(turn) +
    0.070257 * Math.sin(turn) -
    0.006758 * Math.cos(2 * turn) +
    0.000907 * Math.sin(2 * turn) -
    0.002697 * Math.cos(3 * turn) +
    0.00148 * Math.sin(3 * turn);
  const halfDay = Math.acos(
    Math.cos(radians(90.833)) / (Math.cos(radians(lat)) * Math.cos(declination)) -
      Math.tan(radians(lat)) * Math.tan(declination),
  );
  const noon = 720 - 4 * lon - equationOfTime + 8 * 60;
  const half = (halfDay * 180 * 4) / Math.PI;
  return [noon - half, noon + half];
}

describe("the sun of each month", (test) => {
  for (const [index, { sunrise, sunset }] of climate.entries()) {
    test(`rises and sets when it should in month ${index + 1}`, () => {
      const day = Date.UTC(2025, index, 15) / 86_400_000 - Date.UTC(2025, 0, 1) / 86_400_000 + 1;
      const [rise, set] = sunAt(city.location, day);
      assert.ok(Math.abs(parse12Hour(sunrise) - rise) <= 2, `sunrise ${sunrise}, computed ${rise}`);
      assert.ok(Math.abs(parse12Hour(sunset) - set) <= 2, `sunset ${sunset}, computed ${set}`);
    });
  }
});
