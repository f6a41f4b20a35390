import * as assert from "uvu/assert";
import { dayCosts } from "../../shared/content/derived/costs.ts";
import { visitFacts } from "../../shared/content/derived/destination-texts.ts";
import { roomKinds, whereInShort } from "../../shared/content/derived/stays.ts";
import { destinations } from "../../shared/content/destinations.ts";
import { festivals } from "../../shared/content/festivals.ts";
import { transientHouses } from "../../shared/content/stays.ts";
import { describe } from "../setup/describe.ts";

describe("the card of a sight", (test) => {
  for (const destination of destinations) {
    test(`tells how to get there, on foot, by jeepney or by taxi: ${destination.name}`, () => {
      const way = visitFacts(destination).find(({ id }) => id === "way")?.text ?? "";
      assert.match(way, /On foot: .+\.|Jeepney “.+” from .+\. Get off .+\./);
      assert.is(way.includes("Taxi: about"), destination.taxi !== undefined);
    });
  }

  test("has its facts in the order of all others", () => {
    const orders = destinations.map((destination) => visitFacts(destination).map(({ id }) => id));
    const longest = orders.toSorted((a, b) => b.length - a.length)[0] ?? [];
    for (const order of orders) {
      assert.equal(
        order,
        longest.filter((id) => order.includes(id)),
      );
    }
  });
});

describe("the festivals", (test) => {
  test("stand in the order of the year", () => {
    const months = festivals.map((festival) => festival.months[0] ?? 0);
    assert.equal(
      months,
      months.toSorted((a, b) => a - b),
    );
  });
});

describe("the kinds of rooms", (test) => {
  test("end with whole houses, from the cheapest to the dearest", () => {
    const prices = roomKinds.map(({ price }) => price);
    const amounts = transientHouses.flatMap(({ priceRange }) =>
      priceRange.split("–").map((price) => Number(price.replace(/\D/g, ""))),
    );
    const shown = (prices.at(-1) ?? "").split("–").map((price) => Number(price.replace(/\D/g, "")));
    assert.equal(shown, [Math.min(...amounts), Math.max(...amounts)]);
  });

  test("say where they are in one line", () => {
    assert.is(whereInShort({ where: ["A", "B", "C"] }), "A, B, C");
    assert.is(whereInShort({ where: ["A", "B", "C", "D"] }), "A, B and 2 more");
    assert.is(whereInShort({ where: ["A", "B"], unit: "Whole house" }), "Whole house, 2 places");
    assert.is(whereInShort({ where: ["A"], unit: "Whole house" }), "Whole house, A");
  });

  test("are each found somewhere", () => {
    assert.ok(roomKinds.every(({ where }) => where.length > 0));
  });
});

describe("what a day costs", (test) => {
  test("is in whole pesos, and rises from one way to the next", () => {
    for (const { bed, budget } of dayCosts) {
      assert.ok(Number.isInteger(bed) && Number.isInteger(budget));
    }
    const totals = dayCosts.map(({ total }) => total);
    assert.equal(
      totals,
      totals.toSorted((a, b) => a - b),
    );
  });
});
