import * as assert from "uvu/assert";
import { operatorCountText } from "../../shared/components/travel/TerminalCard.tsx";
import { boardTerminals } from "../../shared/content/derived/board.ts";
import {
  discountedFare,
  fareLimits,
  isUnconfirmed,
  operatorRoutes,
  operatorsByFare,
} from "../../shared/content/derived/operators.ts";
import { neighborCount, profileMeta } from "../../shared/content/derived/profiles.ts";
import {
  boardingTerminals,
  busRoutes,
  terminalById,
  terminals,
  timetableTerminals,
} from "../../shared/content/derived/terminals.ts";
import { operatorDepartures, schedule, timetableFares } from "../../shared/content/derived/timetable.ts";
import { priceText, spanOf } from "../../shared/content/formulas/amounts.ts";
import { operatorBySlug, operators } from "../../shared/content/operators.ts";
import { timetableOperators } from "../../shared/content/schedule.ts";
import type { Operator } from "../../shared/content/schema/operators.ts";
import { operatorPath, paths } from "../../shared/paths.ts";
import { boardAnchor } from "../../shared/time/departures.ts";
import { describe } from "../setup/describe.ts";
import { documentAt, pageAt } from "../setup/pages/rendered-pages.ts";

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
    const text = `${lowest}${isUnconfirmed(cheapest) ? ", not confirmed" : ""}.`;
    assert.ok(pageAt(paths.schedules).html.includes(text), text);
  });

  test("without unconfirmed trips is that of the timetable", () => {
    const confirmed = operators.filter((operator) => !isUnconfirmed(operator));
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
        const mark = isUnconfirmed(operator) ? "\u00a0*" : "";
        assert.equal(own, [`${route.from} to ${route.to}${mark}`], operator.name);
      }
    }
  });
});

describe("unconfirmed trips", (test) => {
  test("are mentioned in the page description", () => {
    for (const operator of operators) {
      const { description } = profileMeta(operator);
      assert.is(description.includes("Not confirmed"), isUnconfirmed(operator), operator.name);
    }
  });

  test("are mentioned with fares below those of the timetable", () => {
    for (const { id, cheapest, lowerFare: text } of boardTerminals) {
      const lower = operators.filter(
        (operator) => boardingTerminals(operator).includes(id) && fareLimits(operator)[0] < cheapest.price,
      );
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
  const { "joy-bus": joyBus, "philippine-rabbit": rabbit, "kms-lines": kms } = operatorBySlug;

  test("are counted, including those at only one of its terminals", () => {
    assert.is(neighborCount(joyBus, [joyBus, kms]), 1);
    assert.match(pageAt(operatorPath(joyBus.slug)).html, "lists 9 other companies from Cubao and Pasay.");
  });

  test("are none where no other company loads", () => {
    assert.is(neighborCount(rabbit, operators), 0);
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

describe("the link from an operator page to other buses", (test) => {
  test("leads to departures of others", () => {
    for (const operator of operators) {
      const profile = documentAt(operatorPath(operator.slug));
      const href = profile.querySelector("#departures a")?.getAttribute("href") ?? "";
      assert.ok(href.startsWith(paths.schedules), operator.name);
      const board = timetableTerminals.find(({ id }) => href.endsWith(`#${boardAnchor(id)}`));
      const leaving = schedule.filter(({ originId }) => board === undefined || originId === board.id);
      assert.ok(
        leaving.some(({ operatorSlug }) => operatorSlug !== operator.slug),
        operator.name,
      );
    }
  });
});

describe("the count of operators", (test) => {
  test("excludes operators whose trips to Baguio begin elsewhere, and names the destination", () => {
    assert.is(operatorCountText(terminalById.manila), "1 operator to Baguio");
    assert.is(operatorCountText(terminalById.baguio), `${operators.length} operators to Metro Manila`);
  });
});

describe("a profile that compares its company with the others", (test) => {
  const slugsWhere = (holds: (operator: Operator) => boolean) =>
    operators.filter(holds).map(({ slug }) => slug);
  const startsAt = (operator: Operator, id: string) => operator.terminals[0]?.terminal === id;

  test("is right about Victory Liner: the most trips to Baguio", () => {
    const most = Math.max(...operators.map(({ tripsPerDay }) => tripsPerDay));
    assert.equal(
      slugsWhere(({ tripsPerDay }) => tripsPerDay === most),
      ["victory-liner"],
    );
  });

  test("is right about Philippine Rabbit: the only one whose main terminal is in Manila", () => {
    assert.equal(
      slugsWhere((operator) => startsAt(operator, "manila")),
      ["philippine-rabbit"],
    );
  });

  test("is right about Ohayami: the only mountain line with a Pasay terminal", () => {
    const mountainLines = ["coda-lines", "gl-lizardo-trans", "kms-lines", "ohayami-trans"];
    const inPasay = slugsWhere(({ terminals: own }) => own.some(({ terminal }) => terminal === "pasay"));
    assert.equal(
      inPasay.filter((slug) => mountainLines.includes(slug)),
      ["ohayami-trans"],
    );
  });
});
