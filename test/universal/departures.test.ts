import fc from "fast-check";
import * as assert from "uvu/assert";
import { timetableOperators } from "../../shared/content/derived/timetable.ts";
import { terminalId } from "../../shared/content/schema/terminals.ts";
import { format12Hour, parse12Hour } from "../../shared/universal/clock.ts";
import {
  arriveByText,
  departureId,
  departuresFrom,
  entriesBetween,
  minutesOfId,
} from "../../shared/universal/departures.ts";
import { describe } from "../setup/describe.ts";

const minute = fc.integer({ min: 0, max: 1439 });
const origin = fc.constantFrom(...terminalId.options);
const departures = fc.array(fc.record({ originId: origin, minutes: minute }));

describe("choosing departures", (test) => {
  test("shows all of them for all terminals", () => {
    fc.assert(fc.property(departures, (all) => assert.equal(departuresFrom(all, "all"), all)));
  });

  test("shows those of the chosen terminal, in the same order", () => {
    fc.assert(
      fc.property(departures, origin, (all, chosen) => {
        const shown = departuresFrom(all, chosen);
        assert.ok(shown.every(({ originId }) => originId === chosen));
        assert.equal(
          shown,
          all.filter((departure) => shown.includes(departure)),
        );
      }),
    );
  });

  test("shows each departure at exactly one terminal", () => {
    fc.assert(
      fc.property(departures, (all) => {
        const shown = terminalId.options.flatMap((id) => departuresFrom(all, id));
        assert.is(shown.length, all.length);
        assert.equal(new Set(shown), new Set(all));
      }),
    );
  });

  test("shows each departure on exactly one side of any minute", () => {
    fc.assert(
      fc.property(departures, minute, (all, middle) => {
        const before = entriesBetween(all, 0, middle);
        const after = entriesBetween(all, middle, 1440);
        assert.ok(before.every(({ minutes }) => minutes < middle));
        assert.ok(after.every(({ minutes }) => minutes >= middle));
        assert.is(before.length + after.length, all.length);
      }),
    );
  });
});

describe("the id of a departure", (test) => {
  test("tells where and when it leaves, and gives its minute back", () => {
    assert.is(departureId("pasay", parse12Hour("2:30 PM")), "pasay-1430");
    fc.assert(
      fc.property(origin, minute, (originId, minutes) => {
        assert.is(minutesOfId(departureId(originId, minutes)), minutes);
      }),
    );
  });

  for (const id of ["", "pasay", "pasay-2400", "pasay-1260", "pasay-143", "1430"]) {
    test(`is not "${id}"`, () => {
      assert.throws(
        () => minutesOfId(id),
        (error: Error) => error.message === `"${id}" is not the id of a departure. One is like "pasay-1430".`,
      );
    });
  }
});

describe("when to be at the terminal", (test) => {
  test("is as long before departure as the operator wants", () => {
    assert.is(arriveByText(parse12Hour("1:00 AM"), "30 minutes"), "12:30 AM");
    assert.is(arriveByText(parse12Hour("12:00 PM"), "45 minutes"), "11:15 AM");
    assert.is(arriveByText(parse12Hour("9:00 AM"), "20–30 minutes"), "8:30 AM");
  });

  test("is said to be the evening before where it is", () => {
    assert.is(arriveByText(parse12Hour("12:00 AM"), "30 minutes"), "11:30 PM the evening before");
    assert.is(arriveByText(parse12Hour("12:30 AM"), "30 minutes"), "12:00 AM");
  });

  test("comes before any departure, around the clock", () => {
    fc.assert(
      fc.property(minute, fc.integer({ min: 1, max: 120 }), (departure, early) => {
        const before = (departure - early + 1440) % 1440;
        const eve = early > departure ? " the evening before" : "";
        assert.is(arriveByText(departure, `${early} minutes`), `${format12Hour(before)}${eve}`);
      }),
    );
  });

  test("is known for every operator in the timetable", () => {
    for (const { arriveEarly } of timetableOperators) {
      assert.match(arriveByText(720, arriveEarly), / AM$/);
    }
  });

  test("is never guessed", () => {
    assert.throws(() => arriveByText(720, "in good time"));
  });
});
