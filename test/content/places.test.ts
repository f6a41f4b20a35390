import * as assert from "uvu/assert";
import {
  arrivalFacts,
  nearText,
  visitFacts,
  waysText,
  whereText,
} from "../../shared/components/places/sight-texts.ts";
import { dayCost, dayCosts, tripCost, tripCosts } from "../../shared/content/derived/costs.ts";
import { priceScale, tiers } from "../../shared/content/derived/stays.ts";
import { yearOf } from "../../shared/content/derived/year.ts";
import { destinations } from "../../shared/content/destinations.ts";
import { spanOf } from "../../shared/content/formulas/amounts.ts";
import { hotels, inns, transientHouses } from "../../shared/content/stays.ts";
import { paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { documentAt } from "../setup/pages/rendered-pages.ts";

describe("the card of a sight", (test) => {
  for (const destination of destinations) {
    test(`says how to get there on foot, by jeepney or by taxi: ${destination.name}`, () => {
      const way = waysText(destination);
      assert.match(way, /On foot: .+\.|Jeepney “.+” from .+\. Get off .+\./);
      assert.is(way.includes("Taxi from Governor Pack Road: ₱"), destination.jeepney !== undefined);
    });

    test(`says how long a visit takes, what it costs and how steep it is: ${destination.name}`, () => {
      const facts = [...visitFacts(destination), ...arrivalFacts(destination)];
      assert.equal(
        ["time", "entrance", "rain", "access"].filter(
          (id) => !facts.some((fact) => fact.id === id && fact.text),
        ),
        [],
      );
    });
  }

  test("derives walks and rides to places nearby, and heights, from the map", () => {
    const [cathedral, camp, mines] = ["baguio-cathedral", "camp-john-hay", "mines-view-park"].map((id) =>
      destinations.find((known) => known.id === id),
    );
    assert.ok(cathedral && camp && mines);
    assert.is(nearText(cathedral), "Burnham Park, 12 minutes on foot", "with the steps of the stair");
    assert.is(nearText(camp), "The Mansion, 1.5 km, by taxi");
    assert.is(whereText(mines), "Viewpoint, 3.3 km east and 74 m higher");
    assert.is(whereText(cathedral), "Church, 5 min on foot");
  });
});

describe("a year", (test) => {
  const weather = { max: 24, min: 15, rain: 100, sunrise: "6:00 AM", sunset: "6:00 PM" };
  const fair = { id: "fair", name: "Fair", location: ["Here"], description: "", pictureAlt: "" };
  const [january, , march, , , june] = yearOf(Array(6).fill(weather), [{ ...fair, months: [1, 3] }]);

  test("has the season and the festivals of each month", () => {
    assert.equal([january?.name, january?.season, january?.festivals.length], ["January", "peak", 1]);
    assert.equal([march?.name, march?.season, march?.festivals.length], ["March", "between", 1]);
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

describe("the tiers of places to stay", (test) => {
  test("end with whole houses and their price range", () => {
    assert.equal(tiers.at(-1)?.price, spanOf(transientHouses.flatMap(({ priceRange }) => priceRange)));
  });

  test("list every place once, on one scale of prices", () => {
    const listed = tiers.flatMap(({ stays }) => stays.map(({ id }) => id));
    assert.equal(listed.toSorted(), [...hotels, ...inns, ...transientHouses].map(({ id }) => id).toSorted());
    assert.equal(priceScale, [1000, 15_000]);
  });
});

describe("what a day and a trip cost", (test) => {
  const day = dayCost("thrifty", "Thrifty", "Tent", 800, 1000);

  test("is the sum of its parts for one of two people", () => {
    assert.equal([day.halfRoom, day.total], [400, 1400]);
    const { bus, twoDays, halfTaxi, total, extraNight } = tripCost(day, 500, [2000, 3000]);
    assert.equal([bus, twoDays, halfTaxi, total, extraNight], [1000, 2000, 1250, 4650, 1400]);
  });

  test("has no taxi by default", () => assert.is(tripCost(day, 500).halfTaxi, 0));

  test("rises from one budget to the next, in whole pesos", () => {
    for (const totals of [dayCosts.map(({ total }) => total), tripCosts.map(({ total }) => total)]) {
      assert.ok(totals.every((total, index) => Number.isInteger(total) && total > (totals[index - 1] ?? 0)));
    }
  });
});
