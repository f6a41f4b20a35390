import * as assert from "uvu/assert";
import { planOf, plans } from "../../shared/content/derived/day-plans.ts";
import type { DayPlan } from "../../shared/content/schema/day-plans.ts";
import { paths } from "../../shared/paths.ts";
import { parse12Hour } from "../../shared/time/clock.ts";
import { maxWalk } from "../../shared/values/distances.ts";
import { assertThrows } from "../setup/assertions.ts";
import { describe } from "../setup/describe.ts";
import { pageAt } from "../setup/pages.ts";

/** How many minutes longer a walk may be if a ride is the alternative. */
const withRide = 5;

const walkToCathedral: DayPlan = {
  id: "short",
  heading: "Short",
  lead: "Two stops.",
  stops: [
    { time: "9:00 PM", place: "session-road", text: "Here." },
    {
      time: "6:00 AM",
      place: "baguio-cathedral",
      text: "There.",
      leg: { by: "foot", note: "up the stair" },
    },
  ],
};

describe("a plan for a day", (test) => {
  for (const { id, stops } of plans) {
    test(`${id} has a way to each stop, no walk is too long, and there is time for each`, () => {
      for (const [index, { minutesOnFoot = 0, time, day, leg }] of stops.entries()) {
        const previous = stops[index - 1];
        assert.ok(index === 0 || leg, time);
        assert.ok(minutesOnFoot <= maxWalk + (leg?.note?.startsWith("or ") ? withRide : 0), time);
        if (previous?.day === day) {
          assert.ok(parse12Hour(time) - parse12Hour(previous.time) > minutesOnFoot, time);
        }
      }
    });
  }

  test("computes walks, including stairs, and begins a new day after midnight", () => {
    const [first, second] = planOf(walkToCathedral).stops;
    assert.is(second?.minutesOfLeg, 5);
    assert.equal([first?.day, second?.day], [1, 2]);
    assert.equal([first?.name, second?.name], ["Session Road", "Baguio Cathedral"]);
  });

  test("says how to walk, before it says what is there", () => {
    assert.match(pageAt(paths.dayPlans).html, "Walk up the stairs. Twin towers and a rose window.");
  });

  test("is rejected if a place is on no map, even of a stop that has a name and a picture", () => {
    const named: DayPlan["stops"][number] = {
      time: "9:00 PM",
      name: "Lunch",
      picture: "lunch",
      place: "session",
      text: "Here.",
    };
    assertThrows(
      () => planOf({ ...walkToCathedral, stops: [named, ...walkToCathedral.stops] }),
      'Nothing in destinations.ts or maps.ts has the id "session".',
    );
    const stops = walkToCathedral.stops.map((stop) => ({ ...stop, place: "session" }));
    assertThrows(
      () => planOf({ ...walkToCathedral, stops }),
      'Nothing in destinations.ts or maps.ts has the id "session".',
    );
  });

  test("is rejected if a walk ends at a place without a location", () => {
    const stops = walkToCathedral.stops.map(({ place: _, ...stop }) => ({ ...stop, name: "Somewhere" }));
    assertThrows(
      () => planOf({ ...walkToCathedral, stops }),
      'In the plan "short", a stop without a name and both ends of a walk need a place. Add it at 9:00 PM.',
    );
  });
});
