import * as assert from "uvu/assert";
import { dayPlans } from "../../shared/content/day-plans.ts";
import { plannedStops } from "../../shared/content/derived/planned-stops.ts";
import { longestWalk } from "../../shared/content/formulas/walking.ts";
import type { DayPlan } from "../../shared/content/schema/day-plans.ts";
import { parse12Hour } from "../../shared/universal/clock.ts";
import { describe } from "../setup/describe.ts";

/** How much longer than the longest walk one may be that has a ride as its other choice, in minutes. */
const withChoice = 5;

const walkToCathedral: DayPlan = {
  id: "short",
  heading: "Short",
  lead: "Two stops.",
  stops: [
    { time: "9:00 PM", place: "session-road", text: "Here.", source: "proposal" },
    {
      time: "6:00 AM",
      place: "baguio-cathedral",
      text: "There.",
      way: { by: "foot", note: "up the stair" },
      source: "proposal",
    },
  ],
};

describe("a plan for a day", (test) => {
  for (const plan of dayPlans) {
    const stops = plannedStops(plan);

    test(`${plan.id} leaves time for each walk, none is too long, and each stop but the first has a way`, () => {
      for (const [index, { minutesOnFoot = 0, time, day, way, wayText }] of stops.entries()) {
        const before = stops[index - 1];
        assert.ok(index === 0 || wayText, time);
        assert.ok(minutesOnFoot <= longestWalk + (way?.note?.startsWith("or ") ? withChoice : 0), time);
        if (before?.day === day) {
          assert.ok(parse12Hour(time) - parse12Hour(before.time) > minutesOnFoot, time);
        }
      }
    });
  }

  test("reckons a walk, its stairs, and the next day", () => {
    const [first, second] = plannedStops(walkToCathedral);
    assert.is(second?.wayText, "Walk, 5 minutes, up the stair");
    assert.equal([first?.day, second?.day], [1, 2]);
    assert.equal([first?.name, second?.name], ["Session Road", "Baguio Cathedral"]);
  });

  test("is refused when one walks to a place that is on no map", () => {
    const stops = walkToCathedral.stops.map(({ place: _, ...stop }) => ({ ...stop, name: "Somewhere" }));
    assert.throws(
      () => plannedStops({ ...walkToCathedral, stops }),
      'The stop at 6:00 AM of the plan "short" is walked to, but one end of the walk is on no map.',
    );
  });
});
