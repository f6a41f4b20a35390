import * as assert from "uvu/assert";
import { serviceFrom } from "../../shared/content/derived/terminal-services.ts";
import { timetableTerminals } from "../../shared/content/derived/terminals.ts";
import {
  cheapestOf,
  departuresByPart,
  departuresFrom,
  operatorDepartures,
  partsOfDay,
  timetable,
  timetableOf,
} from "../../shared/content/derived/timetable.ts";
import { busServices } from "../../shared/content/getting-there.ts";
import { type Operator, operatorBySlug } from "../../shared/content/operators.ts";
import { departureRows, timetableOperators } from "../../shared/content/timetable.ts";
import { operatorPath } from "../../shared/paths.ts";
import { spanOf } from "../../shared/values/format.ts";
import { assertThrows } from "../setup/assertions.ts";
import { describe } from "../setup/describe.ts";
import { documentAt } from "../setup/pages.ts";

describe("the timetable", (test) => {
  test("has every row of the timetable, with a unique anchor", () => {
    assert.is(timetable.length, departureRows.length);
    assert.is(new Set(timetable.map(({ id }) => id)).size, timetable.length);
  });
});

describe("the chips", (test) => {
  test("are the terminals that buses leave from", () => {
    assert.ok(timetableTerminals.every(({ id }) => timetable.some(({ originId }) => originId === id)));
    assert.is(timetableTerminals.flatMap(({ id }) => departuresFrom(timetable, id)).length, timetable.length);
  });
});

describe("the parts of the day", (test) => {
  test("cover the day", () => {
    assert.is(partsOfDay[0]?.from, 0);
    assert.is(partsOfDay.at(-1)?.to, 1440);
    assert.ok(partsOfDay.every(({ from, to }) => from < to));
  });

  test("contain every departure once, in order", () => {
    assert.equal(
      departuresByPart.flatMap(({ entries }) => entries),
      timetable,
    );
  });
});

describe("the summary of a terminal", (test) => {
  test("exists only if the timetable has departures from there", () => {
    assert.is(serviceFrom("manila"), undefined);
  });
});

describe("the timetable of invented rows", (test) => {
  const rows = [
    ["2:30 PM", "joy-bus", "cubao", "Luxury"],
    ["9:00 AM", "genesis-transport", "pasay", "Regular AC"],
    ["11:15 AM", "joy-bus", "cubao", "Premium"],
  ] as const;
  const bus = operatorBySlug["joy-bus"];
  const invented: Operator = {
    ...bus,
    shortName: "Night Owl",
    fares: [
      { busType: "Deluxe", timetableType: "Premium", price: 700 },
      { busType: "Luxury", price: 900 },
    ],
  };
  const entries = timetableOf(rows, { ...operatorBySlug, "joy-bus": invented });

  test("is sorted by time, with the fare of each class", () => {
    assert.equal(
      entries.map(({ id, operator, price }) => `${id} ${operator} ${price}`),
      ["pasay-0900 Genesis 480", "cubao-1115 Night Owl 700", "cubao-1430 Night Owl 900"],
    );
  });

  test("has a cheapest bus, unless it is empty", () => {
    assert.is(cheapestOf(entries), entries[0]);
    assertThrows(() => cheapestOf([]), "The list of departures is empty.");
  });

  test("is rejected if a bus has no fare", () => {
    assertThrows(
      () => timetableOf([["1:00 AM", "joy-bus", "cubao", "Deluxe"]], operatorBySlug),
      "timetable.ts has a Deluxe bus of Joy Bus, but Joy Bus has no fare of that type.",
    );
  });
});

describe("a bus service", (test) => {
  for (const { terminal, fare } of busServices) {
    test(`from ${terminal} has a fare range that covers its fares, up to first class`, () => {
      const fares = departuresFrom(timetable, terminal)
        .filter(({ busType }) => busType !== "Premium" && busType !== "Luxury")
        .map(({ price }) => price);
      const [low, high] = spanOf(fares);
      assert.ok(low >= fare[0] && high <= fare[1], `${low} to ${high}`);
    });
  }
});

describe("a departure", (test) => {
  test("leaves from a terminal of its operator, which has as many trips a day as it lists", () => {
    for (const { name, slug, terminals, tripsPerDay } of timetableOperators) {
      const own = operatorDepartures(slug);
      assert.is(own.length, tripsPerDay, name);
      const known = terminals.map(({ terminal }): string => terminal);
      assert.ok(
        own.every(({ originId }) => known.includes(originId)),
        name,
      );
      const times = documentAt(operatorPath(slug)).querySelectorAll("#departures time");
      assert.is(times.length, tripsPerDay, name);
    }
  });
});
