import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import {
  discountedFare,
  fareLimits,
  operatorRoutes,
  operatorsByFare,
} from "../../shared/content/derived/operators.ts";
import { terminalServices } from "../../shared/content/derived/terminal-services.ts";
import {
  boardingTerminals,
  busRoutes,
  operatorCountText,
  terminalById,
  terminals,
} from "../../shared/content/derived/terminals.ts";
import { operatorDepartures, timetableFares } from "../../shared/content/derived/timetable.ts";
import { operators } from "../../shared/content/operators.ts";
import { timetableOperators } from "../../shared/content/timetable.ts";
import { operatorPath, paths } from "../../shared/paths.ts";
import { priceText, spanOf } from "../../shared/values/format.ts";
import { describe } from "../setup/describe.ts";
import { documentAt, pageAt } from "../setup/pages.ts";

describe("the files of operators", (test) => {
  test("are named by their slugs", async () => {
    const files = await listFiles("shared/content/operators");
    assert.equal(files.toSorted(), operators.map(({ slug }) => `${slug}.ts`).sort());
  });
});

describe("the fares of operators", (test) => {
  test("are 20% lower with the discount, in whole pesos", () => {
    assert.equal([495, 523, 1500].map(discountedFare), [396, 418, 1200]);
  });
});

describe("the lowest fare of all", (test) => {
  const [cheapest] = operatorsByFare;

  test("is marked if its operator's trips are not confirmed", () => {
    assert.ok(cheapest);
    const lowest = `${cheapest.shortName} lists ${priceText(fareLimits(cheapest)[0])}`;
    const text = `${lowest}${cheapest.doubt ? ", not confirmed" : ""}.`;
    assert.ok(pageAt(paths.schedules).html.includes(text), text);
  });

  test("without unconfirmed trips is that of the timetable", () => {
    const confirmed = operators.filter(({ doubt }) => !doubt);
    assert.equal(spanOf(confirmed.flatMap(({ fares }) => fares.map(({ price }) => price))), timetableFares);
  });
});

describe("the routes in the directory", (test) => {
  test("begin where the operator's departures do", () => {
    const names = terminals.map(({ shortName }) => `${shortName} to Baguio`);
    for (const operator of timetableOperators) {
      const origins = new Set(operatorDepartures(operator.slug).map(({ origin }) => `${origin} to Baguio`));
      const own = operatorRoutes(operator).filter((route) => names.includes(route));
      assert.equal(own.toSorted(), [...origins].sort(), operator.name);
    }
  });

  test("are marked as unconfirmed exactly where the routes page does so", () => {
    for (const route of busRoutes) {
      for (const operator of operators.filter(({ slug }) => route.operators.includes(slug))) {
        const own = operatorRoutes(operator).filter((text) =>
          text.startsWith(`${route.from} to ${route.to}`),
        );
        const mark = operator.doubt ? "\u00a0*" : "";
        assert.equal(own, [`${route.from} to ${route.to}${mark}`], operator.name);
      }
    }
  });
});

describe("unconfirmed trips", (test) => {
  test("are mentioned in the page description", () => {
    for (const operator of operators) {
      const profile = documentAt(operatorPath(operator.slug));
      const description = profile.querySelector("meta[name='description']")?.getAttribute("content");
      assert.is(description?.includes("Not confirmed"), operator.doubt !== undefined, operator.name);
    }
  });

  test("are mentioned with fares below those of the timetable", () => {
    for (const { id, cheapest, lowerFareText: text } of terminalServices) {
      const lower = operators.filter(
        (operator) => boardingTerminals(operator).includes(id) && fareLimits(operator)[0] < cheapest.price,
      );
      assert.is(text === undefined, lower.length === 0, id);
      const named = lower.filter(({ shortName }) => text?.startsWith(shortName));
      assert.is(named.length, Math.min(lower.length, 1), id);
      assert.ok(
        named.every((operator) => text?.includes("not confirmed") === (operator.doubt !== undefined)),
        id,
      );
    }
  });
});

describe("the card of an operator", (test) => {
  const directory = documentAt(paths.operators);

  for (const { slug, name } of operators) {
    test(`leads to its profile: ${name}`, () => {
      const link = directory.querySelector(`#${slug} a`);
      assert.is(link?.getAttribute("href"), operatorPath(slug));
      assert.is(link?.textContent, `View  ${name}`);
    });
  }
});

describe("the count of operators", (test) => {
  test("excludes operators whose trips to Baguio begin elsewhere, and names the destination", () => {
    assert.is(operatorCountText(terminalById.manila), "1 operator to Baguio");
    assert.is(operatorCountText(terminalById.baguio), `${operators.length} operators to Metro Manila`);
  });
});
