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
  unconfirmedAmong,
  unconfirmedOn,
} from "../../shared/content/derived/operator-texts.ts";
import { operatorDepartures, origins, schedule, summaryOf } from "../../shared/content/derived/timetable.ts";
import { amountOf } from "../../shared/content/formulas/amounts.ts";
import {
  confirmedFareEnds,
  discountedFare,
  fareEnds,
  isUnconfirmed,
  operators,
  operatorsByFare,
} from "../../shared/content/operators.ts";
import { boardingTerminals, terminalById, terminals } from "../../shared/content/terminals.ts";
import { boardAnchor } from "../../shared/universal/departures.ts";
import { describe } from "../setup/describe.ts";

describe("the fares of operators", (test) => {
  test("are a fifth lower with the discount", () => {
    assert.is(discountedFare("₱495"), "₱396");
    assert.is(discountedFare("₱523"), "₱418");
    assert.is(discountedFare("₱1,500"), "₱1,200");
    assert.is(discountedFare("₱750"), "₱600");
  });

  test("stay whole pesos with the discount", () => {
    for (const { price } of operators.flatMap(({ fares }) => fares)) {
      assert.match(discountedFare(price), /^₱\d+$/);
    }
  });

  test("put the cheapest operator first, and lose none", () => {
    const cheapest = operatorsByFare().map((operator) => amountOf(fareEnds(operator)[0]));
    assert.equal(
      cheapest,
      cheapest.toSorted((a, b) => a - b),
    );
    assert.is(cheapest.length, operators.length);
  });

  test("put KMS, ₱480 to ₱510, before Genesis, ₱480 to ₱520", () => {
    const both = operatorsByFare().filter(({ slug }) => slug === "genesis-transport" || slug === "kms-lines");
    assert.equal(
      both.map(({ slug }) => slug),
      ["kms-lines", "genesis-transport"],
    );
  });
});

describe("the lowest fare of all", (test) => {
  const [cheapest] = operatorsByFare();

  test("is marked where the trips of its company are not confirmed", () => {
    assert.ok(cheapest);
    assert.match(lowestFareNote, `${fareEnds(cheapest)[0]} with ${cheapest.shortName}`);
    assert.is(lowestFareNote.includes("not confirmed"), isUnconfirmed(cheapest));
  });

  test("is that of a confirmed trip where no company is named", () => {
    const [lowest, highest] = confirmedFareEnds();
    const offer = (price: string) =>
      operators.some((one) => !isUnconfirmed(one) && one.fares.some((fare) => fare.price === price));
    assert.ok(offer(lowest) && offer(highest));
  });

  test("is a fare of the timetable where pages say so", () => {
    const timed = schedule.map(({ price }) => amountOf(price));
    assert.equal(confirmedFareEnds().map(amountOf), [Math.min(...timed), Math.max(...timed)]);
  });
});

describe("the roads of operators", (test) => {
  for (const operator of operators.filter(({ slug }) => operatorDepartures(slug).length > 0)) {
    test(`of ${operator.name} begin where its departures do`, () => {
      const origins = new Set(operatorDepartures(operator.slug).map(({ origin }) => `${origin} to Baguio`));
      const names = terminals.map(({ shortName }) => `${shortName} to Baguio`);
      assert.equal(
        operatorRoutes(operator)
          .filter((road) => names.includes(road))
          .sort(),
        [...origins].sort(),
      );
    });
  }
});

describe("the roads in the directory", (test) => {
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

describe("the roads of a profile", (test) => {
  for (const operator of operators.filter(({ routes }) => routes)) {
    test(`of ${operator.name} are all in the directory`, () => {
      const listed = operatorRoutes(operator);
      const missing = operator.routes?.map(({ title }) => title).filter((title) => !listed.includes(title));
      assert.equal(missing, []);
    });
  }
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
        (operator) =>
          boardingTerminals(operator).includes(id) && amountOf(fareEnds(operator)[0]) < amountOf(cheapest),
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

  test("are marked where their companies are listed, and only there", () => {
    for (const { id, operators: slugs } of terminals) {
      const marked = weak.map(({ slug }) => slug).filter((slug) => slugs.includes(slug));
      assert.equal(unconfirmedAmong(slugs), marked, id);
    }
  });
});

describe("the neighbors of an operator", (test) => {
  const profiles = operators.map((operator) => {
    const places = boardingTerminals(operator).map((id) => terminalById[id]);
    const others = operators.filter(
      ({ slug }) => slug !== operator.slug && places.some((place) => place.operators.includes(slug)),
    );
    return { places, others, text: neighborsText(operator) };
  });

  test("are none for one that is alone at its terminal", () => {
    const alone = profiles.filter(({ others }) => others.length === 0);
    assert.ok(alone.length > 0);
    for (const { text } of alone) {
      assert.match(text, "no other company");
    }
  });

  test("are counted, with those that are not confirmed", () => {
    for (const { others, text } of profiles) {
      const weak = others.filter(isUnconfirmed);
      assert.is(text.includes(`${others.length} more compan`), others.length > 0, text);
      assert.is(text.includes(`${weak.length} not confirmed`), weak.length > 0, text);
    }
  });

  test("are said to have terminals of their own, except in one building", () => {
    for (const { places, text } of profiles.filter(({ others }) => others.length > 0)) {
      assert.match(text, "usually has its own terminal");
      for (const { shortName } of terminals) {
        const isShared = places.some((place) => place.isOneBuilding && place.shortName === shortName);
        assert.is(text.includes(`Outside ${shortName}, `), isShared, text);
      }
    }
  });
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
  test("leaves out whose trips to Baguio begin elsewhere", () => {
    for (const { id, operators: slugs } of terminals.filter((one) => one.id !== "baguio")) {
      const leaving = operators.filter((operator) => boardingTerminals(operator).includes(id));
      assert.equal(
        slugs,
        leaving.map(({ slug }) => slug),
        id,
      );
    }
    assert.is(operatorCountText(terminalById.manila), "1 operator to Baguio");
  });

  test("says where they go", () => {
    assert.is(operatorCountText(terminalById.baguio), `${operators.length} operators to Metro Manila`);
    assert.match(operatorCountText(terminalById.pitx), /^\d operators to Baguio$/);
  });
});
