import * as assert from "uvu/assert";
import { otherBuses } from "../../shared/components/operators/other-buses.ts";
import { busRoutes } from "../../shared/content/bus-routes.ts";
import { lowerFareText, lowestFareNote } from "../../shared/content/derived/board.ts";
import {
  boardingText,
  neighborsText,
  operatorCountText,
  operatorMeta,
  operatorRoutes,
  unconfirmedOn,
} from "../../shared/content/derived/operator-texts.ts";
import {
  isTimed,
  operatorDepartures,
  origins,
  schedule,
  summaryOf,
} from "../../shared/content/derived/timetable.ts";
import { priceText, spanOf } from "../../shared/content/formulas/amounts.ts";
import {
  confirmedFareLimits,
  discountedFare,
  fareLimits,
  isUnconfirmed,
  operators,
  operatorsByFare,
} from "../../shared/content/operators.ts";
import { boardingTerminals, terminalById, terminals } from "../../shared/content/terminals.ts";
import { boardAnchor } from "../../shared/universal/departures.ts";
import { describe } from "../setup/describe.ts";

describe("the fares of operators", (test) => {
  test("are a fifth lower with the discount, in whole pesos", () => {
    assert.equal([495, 523, 1500].map(discountedFare), [396, 418, 1200]);
  });

  test("put the cheapest operator first, and KMS, ₱480 to ₱510, before Genesis, ₱480 to ₱520", () => {
    const all = operatorsByFare();
    const fares = all.map((operator) => fareLimits(operator)[0]);
    assert.equal(
      fares,
      fares.toSorted((a, b) => a - b),
    );
    const indexOf = (wanted: string) => all.findIndex(({ slug }) => slug === wanted);
    assert.ok(indexOf("kms-lines") < indexOf("genesis-transport"));
  });
});

describe("the lowest fare of all", (test) => {
  const [cheapest] = operatorsByFare();

  test("is marked where the trips of its company are not confirmed", () => {
    assert.ok(cheapest);
    assert.match(lowestFareNote, `${priceText(fareLimits(cheapest)[0])} with ${cheapest.shortName}`);
    assert.is(lowestFareNote.includes("not confirmed"), isUnconfirmed(cheapest));
  });

  test("is a fare of the timetable where pages say so", () => {
    assert.equal(confirmedFareLimits(), spanOf(schedule.map(({ price }) => price)));
  });
});

describe("the roads in the directory", (test) => {
  test("begin where the departures of their company do", () => {
    const names = terminals.map(({ shortName }) => `${shortName} to Baguio`);
    for (const operator of operators.filter(isTimed)) {
      const origins = new Set(operatorDepartures(operator.slug).map(({ origin }) => `${origin} to Baguio`));
      const roads = operatorRoutes(operator).filter((road) => names.includes(road));
      assert.equal(roads.toSorted(), [...origins].sort(), operator.name);
    }
  });

  test("are marked where the routes page marks a doubt, and only there", () => {
    for (const route of busRoutes) {
      for (const operator of operators.filter(({ slug }) => route.operators.includes(slug))) {
        const own = operatorRoutes(operator).filter((road) =>
          road.startsWith(`${route.from} to ${route.to}`),
        );
        const mark = unconfirmedOn(route).includes(operator.slug) ? ", not confirmed" : "";
        assert.equal(own, [`${route.from} to ${route.to}${mark}`], operator.name);
      }
    }
  });
});

describe("trips that are not confirmed", (test) => {
  const weak = operators.filter(isUnconfirmed);

  test("are marked wherever terminals stand in one line", () => {
    assert.ok(weak.some(({ doubt }) => doubt));
    assert.ok(weak.some(({ terminalUnconfirmed }) => terminalUnconfirmed));
    for (const operator of operators) {
      assert.is(boardingText(operator).includes("not confirmed"), weak.includes(operator), operator.name);
    }
  });

  test("are named in the head of the profile, as other doubts are", () => {
    for (const operator of operators) {
      const { description } = operatorMeta(operator);
      assert.is(description.includes("Not confirmed"), isUnconfirmed(operator), operator.name);
    }
  });

  test("are named with the only fares that are lower than those of the timetable", () => {
    for (const { id, cheapest } of origins.map((origin) => ({ ...origin, ...summaryOf(origin.id) }))) {
      const lower = operators.filter(
        (operator) => boardingTerminals(operator).includes(id) && fareLimits(operator)[0] < cheapest,
      );
      const text = lowerFareText(id);
      assert.is(text === undefined, lower.length === 0, id);
      const named = lower.filter(({ shortName }) => text?.startsWith(shortName));
      assert.is(named.length, Math.min(lower.length, 1), id);
      assert.ok(
        named.every((operator) => text?.includes("not confirmed") === isUnconfirmed(operator)),
        id,
      );
    }
  });
});

describe("the neighbors of an operator", (test) => {
  for (const operator of operators) {
    test(`are counted, with those that are not confirmed and the building they share: ${operator.name}`, () => {
      const places = boardingTerminals(operator).map((id) => terminalById[id]);
      const others = operators.filter(
        ({ slug }) => slug !== operator.slug && places.some((place) => place.operators.includes(slug)),
      );
      const weak = others.filter(isUnconfirmed);
      const text = neighborsText(operator);
      assert.is(text.includes("no other company"), others.length === 0, text);
      assert.is(text.includes(`${others.length} more compan`), others.length > 0, text);
      assert.is(text.includes(`${weak.length} not confirmed`), weak.length > 0, text);
      const shared = places.filter(({ isOneBuilding }) => isOneBuilding);
      assert.is(text.includes("Outside "), others.length > 0 && shared.length > 0, text);
    });
  }
});

describe("the way from a profile to other buses", (test) => {
  test("shows only companies that leave from where it leads", () => {
    for (const operator of operators) {
      const { href, slugs } = otherBuses(operator);
      const board = origins.find(({ id }) => href.endsWith(`#${boardAnchor(id)}`));
      const leaving = schedule.filter(({ originId }) => board === undefined || originId === board.id);
      const others = new Set(leaving.map(({ operatorSlug }) => operatorSlug));
      others.delete(operator.slug);
      assert.ok(slugs.length > 0, operator.name);
      assert.equal(slugs.toSorted(), [...others].toSorted(), operator.name);
    }
  });
});

describe("the count of operators", (test) => {
  test("leaves out whose trips to Baguio begin elsewhere, and says where they go", () => {
    assert.is(operatorCountText(terminalById.manila), "1 operator to Baguio");
    assert.is(operatorCountText(terminalById.baguio), `${operators.length} operators to Metro Manila`);
  });
});
