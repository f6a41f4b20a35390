import * as assert from "uvu/assert";
import { format12Hour } from "../../shared/clock.ts";
import type { OperatorSlug } from "../../shared/content/operator-slugs.ts";
import type { TerminalId } from "../../shared/content/terminal.ts";
import {
  dayGroups,
  operatorDepartures,
  origins,
  partsOfDay,
  schedule,
  summaryOf,
  timetableOperators,
} from "../../shared/content/timetable.ts";
import { departuresFrom } from "../../shared/departures.ts";
import { describe } from "../setup/describe.ts";

describe("the timetable", (test) => {
  test("has 67 departures, all to Baguio", () => {
    assert.is(schedule.length, 67);
    assert.ok(schedule.every(({ destination }) => destination === "Baguio"));
  });

  const trips: readonly (readonly [OperatorSlug, number])[] = [
    ["victory-liner", 30],
    ["genesis-transport", 20],
    ["joy-bus", 8],
    ["solid-north-transit", 9],
    ["partas", 0],
  ];
  for (const [slug, count] of trips) {
    test(`has ${count} departures of ${slug}`, () => {
      assert.is(operatorDepartures(slug).length, count);
    });
  }

  const leaving: readonly (readonly [TerminalId, number])[] = [
    ["cubao", 24],
    ["pasay", 18],
    ["pitx", 25],
  ];
  for (const [id, count] of leaving) {
    test(`has ${count} departures from ${id}`, () => {
      assert.is(departuresFrom(schedule, id).length, count);
    });
  }

  test("goes from midnight to midnight, with an anchor of its own for each departure", () => {
    const minutes = schedule.map((entry) => entry.minutes);
    assert.equal(
      minutes,
      minutes.toSorted((a, b) => a - b),
    );
    assert.is(schedule[0]?.id, "pitx-0000");
    assert.is(schedule.at(-1)?.id, "cubao-2345");
    assert.is(new Set(schedule.map(({ id }) => id)).size, 67);
  });

  test("prints what belongs to a row: short names, and the fare of its class", () => {
    assert.equal(schedule.at(-1), {
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
    assert.equal(
      origins.map(({ name }) => name),
      ["Cubao", "Pasay", "PITX"],
    );
  });

  test("stand for terminals that buses leave from", () => {
    assert.ok(origins.every(({ id }) => schedule.some(({ originId }) => originId === id)));
    assert.is(
      origins.map(({ id }) => departuresFrom(schedule, id).length).reduce((sum, count) => sum + count),
      67,
    );
  });
});

describe("the parts of the day", (test) => {
  test("cover the day, without a gap and without an overlap", () => {
    const ends = partsOfDay.map(({ to }) => to);
    assert.equal(
      partsOfDay.map(({ from }) => from),
      [0, ...ends.slice(0, -1)],
    );
    assert.is(ends.at(-1), 1440);
    assert.ok(partsOfDay.every(({ from, to }) => from < to));
  });

  for (const { name, span, from, to } of partsOfDay) {
    test(`print their hours: ${name}, ${span}`, () => {
      assert.is(span, `${hourText(from)} to ${hourText(to)}`);
    });
  }

  test("hold every departure once, in order", () => {
    assert.equal(
      dayGroups.flatMap(({ entries }) => entries),
      schedule,
    );
  });
});

describe("a terminal's answers", (test) => {
  const known = [
    ["cubao", "1:00 AM", "11:45 PM", "₱480"],
    ["pasay", "12:30 AM", "11:00 PM", "₱480"],
    ["pitx", "12:00 AM", "11:30 PM", "₱480"],
  ] as const;
  for (const [id, first, last, cheapest] of known) {
    test(`name the first and last bus from ${id}, and the lowest fare`, () => {
      const summary = summaryOf(id);
      assert.is(format12Hour(summary.first), first);
      assert.is(format12Hour(summary.last), last);
      assert.is(summary.cheapest, cheapest);
      assert.is(summary.count, departuresFrom(schedule, id).length);
    });
  }

  test("do not exist where no bus leaves", () => {
    assert.throws(() => summaryOf("manila"), 'No bus in the timetable leaves from "manila".');
  });
});

describe("the operators in the timetable", (test) => {
  test("stand in the order of the directory, each with its fares from the cheapest", () => {
    assert.equal(
      timetableOperators.map(({ name, fares }) => [
        name,
        ...fares.map(({ busType, price }) => `${busType} ${price}`),
      ]),
      [
        ["Victory Liner", "Regular AC ₱495", "Deluxe ₱520", "First Class ₱580"],
        ["Genesis", "Regular AC ₱480", "Deluxe ₱520"],
        ["Joy Bus", "Premium ₱650", "Luxury ₱750"],
        ["Solid North Transit", "Regular AC ₱495", "Deluxe AC ₱540"],
      ],
    );
  });
});

function hourText(minutes: number): string {
  const words = new Map([
    [720, "noon"],
    [1440, "midnight"],
  ]);
  return words.get(minutes) ?? format12Hour(minutes).replace(":00", "");
}
