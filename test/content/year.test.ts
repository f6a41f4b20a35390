import * as assert from "uvu/assert";
import { yearOf } from "../../shared/content/derived/year.ts";
import { paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { documentAt } from "../setup/pages.ts";

describe("a year", (test) => {
  const weather = { max: 24, min: 15, rain: 100, sunrise: "6:00 AM", sunset: "6:00 PM" };
  const fair = { id: "fair", name: "Fair", location: ["Here"], description: "", pictureAlt: "" };
  const [january, , march, , , june] = yearOf(Array(6).fill(weather), [{ ...fair, months: [1, 3] }]);

  test("has the season and the festivals of each month", () => {
    assert.equal([january?.name, january?.season, january?.festivals.length], ["January", "peak", 1]);
    assert.equal([march?.name, march?.season, march?.festivals.length], ["March", "fair", 1]);
    assert.equal([june?.name, june?.season, june?.festivals.length], ["June", "rainy", 0]);
  });

  test("is summed up by its warmest and coldest, driest and wettest months", () => {
    const chart = documentAt(paths.gettingThere).querySelector("svg[role='img'][aria-label*='°C']");
    assert.is(
      chart?.getAttribute("aria-label"),
      "Days reach 22 to 26 °C all year, and nights fall to 13 to 17 °C. January is the driest month and August the wettest.",
    );
  });
});
