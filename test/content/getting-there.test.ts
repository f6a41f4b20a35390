import * as assert from "uvu/assert";
import { busesByLandingHour, firstBusAfter } from "../../shared/content/derived/getting-there.ts";
import { timetable } from "../../shared/content/derived/timetable.ts";
import { paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { pageAt } from "../setup/pages.ts";

const [any] = timetable;

function bus(originId: "cubao" | "pasay" | "pitx", minutes: number, price: number) {
  assert.ok(any);
  return { ...any, originId, minutes, price };
}

describe("the first bus after a landing", (test) => {
  const entries = [
    bus("cubao", 600, 400),
    bus("pasay", 600, 520),
    bus("pitx", 600, 480),
    bus("pitx", 30, 480),
  ];

  test("leaves three hours later or more, from near the airport, and is the cheaper of two", () => {
    assert.is(firstBusAfter(420, entries), entries[2]);
  });

  test("is one of the next day late in the evening", () => {
    assert.is(firstBusAfter(421, entries), entries[3]);
    assert.is(firstBusAfter(22 * 60, entries), entries[2]);
  });

  test("is found for every row of the table, and from PITX only of Solid North", () => {
    for (const { landing, bus: found } of busesByLandingHour) {
      assert.ok(found.originId !== "pitx" || found.operatorSlug === "solid-north-transit", found.id);
      const wait = (found.minutes - landing + 1440) % 1440;
      assert.ok(wait >= 180 && wait <= 240, `${landing} to ${found.minutes}`);
    }
  });
});

describe("the total from the airport", (test) => {
  test("adds the ride to the fare", () => {
    assert.match(
      pageAt(paths.gettingThere).html,
      "App car and bus together: ₱695–\u2060₱1,150 for one traveler. A car takes 4 people.",
    );
  });
});

describe("the hours of a route", (test) => {
  test("are marked as an estimate if they are one", () => {
    assert.match(pageAt(paths.routes).html, "<b>about 2–\u20602.5\u00a0hours</b>");
    assert.match(pageAt(paths.routes).html, "<b>5–\u20606\u00a0hours</b>");
  });
});
