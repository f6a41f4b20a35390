import * as assert from "uvu/assert";
import {
  dayGroups,
  operatorDepartures,
  origins,
  partsOfDay,
  schedule,
  summaryOf,
  timetableOperators,
} from "../../shared/content/derived/timetable.ts";
import { amountOf, numbersIn } from "../../shared/content/formulas/amounts.ts";
import { busServices } from "../../shared/content/getting-there.ts";
import { operators } from "../../shared/content/operators.ts";
import { departureRows } from "../../shared/content/schedule.ts";
import { parse12Hour } from "../../shared/universal/clock.ts";
import { departuresFrom } from "../../shared/universal/departures.ts";
import { describe } from "../setup/describe.ts";

describe("the timetable", (test) => {
  test("has every row of the schedule, all to Baguio", () => {
    assert.is(schedule.length, departureRows.length);
    assert.ok(schedule.every(({ destination }) => destination === "Baguio"));
  });

  test("goes from midnight to midnight, with an anchor of its own for each departure", () => {
    const minutes = schedule.map((entry) => entry.minutes);
    assert.equal(
      minutes,
      minutes.toSorted((a, b) => a - b),
    );
    assert.is(new Set(schedule.map(({ id }) => id)).size, schedule.length);
  });

  test("prints what belongs to a row: short names, and the fare of its class", () => {
    const last = schedule.find(({ id }) => id === "cubao-2345");
    assert.equal(last, {
      id: "cubao-2345",
      time: "11:45 PM",
      minutes: 1425,
      operator: "Genesis",
      operatorSlug: "genesis-transport",
      origin: "Cubao",
      originId: "cubao",
      destination: "Baguio",
      busType: "Deluxe",
      price: "₱520",
    });
  });
});

describe("the chips", (test) => {
  test("stand in alphabetical order, small letters beside capital ones", () => {
    const names = origins.map(({ name }) => name);
    assert.equal(
      names,
      names.toSorted((a, b) => a.localeCompare(b, "en", { sensitivity: "base" })),
    );
  });

  test("stand for terminals that buses leave from", () => {
    assert.ok(origins.every(({ id }) => schedule.some(({ originId }) => originId === id)));
    assert.is(origins.flatMap(({ id }) => departuresFrom(schedule, id)).length, schedule.length);
  });
});

describe("the parts of the day", (test) => {
  test("cover the day and say their hours", () => {
    assert.is(partsOfDay[0]?.span, "midnight to 4\u00a0AM");
    assert.is(partsOfDay.at(-1)?.to, 1440);
    assert.ok(partsOfDay.every(({ from, to }) => from < to));
  });

  test("hold every departure once, in order", () => {
    assert.equal(
      dayGroups.flatMap(({ entries }) => entries),
      schedule,
    );
  });
});

describe("a terminal's answers", (test) => {
  const answers = [
    ["cubao", "1:00 AM", "11:45 PM", "₱480", "Genesis", 24],
    ["pasay", "12:30 AM", "11:00 PM", "₱480", "Genesis", 18],
    ["pitx", "12:00 AM", "11:30 PM", "₱480", "Genesis", 25],
  ] as const;
  for (const [id, first, last, cheapest, cheapestOperator, count] of answers) {
    test(`name the first and last bus from ${id}, and the lowest fare`, () => {
      const times = { first: parse12Hour(first), last: parse12Hour(last) };
      assert.equal(summaryOf(id), { ...times, cheapest, cheapestOperator, count });
    });
  }

  test("do not exist where no bus leaves", () => {
    assert.throws(() => summaryOf("manila"), 'No bus in the timetable leaves from "manila".');
  });
});

describe("the operators in the timetable", (test) => {
  test("stand in the order of the directory, each with its fares from the cheapest", () => {
    const slugs = timetableOperators.map(({ slug }) => slug);
    assert.equal(
      slugs,
      operators.map(({ slug }) => slug).filter((slug) => operatorDepartures(slug).length > 0),
    );
    for (const { slug, fares } of timetableOperators) {
      const sold = new Set(operatorDepartures(slug).map(({ busType, price }) => `${busType} ${price}`));
      assert.equal(fares.map(({ busType, price }) => `${busType} ${price}`).sort(), [...sold].sort());
      const amounts = fares.map(({ price }) => amountOf(price));
      assert.equal(
        amounts,
        amounts.toSorted((a, b) => a - b),
      );
    }
  });
});

describe("a bus service", (test) => {
  for (const { terminal, fare: range } of busServices) {
    test(`from ${terminal} has a range that covers its fares, up to first class`, () => {
      const [low = 0, high = 0] = numbersIn(range);
      const fares = departuresFrom(schedule, terminal)
        .filter(({ busType }) => busType !== "Premium" && busType !== "Luxury")
        .map(({ price }) => amountOf(price));
      assert.ok(Math.min(...fares) >= low && Math.max(...fares) <= high, range);
    });
  }
});
