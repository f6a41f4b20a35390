import fc from "fast-check";
import * as assert from "uvu/assert";
import { departuresFrom, entriesBetween } from "../../shared/content/derived/timetable.ts";
import { terminalFacts } from "../../shared/content/terminals.ts";
import { departureCountText } from "../../shared/contract/script-texts.ts";
import { departureId } from "../../shared/time/board.ts";
import { keysOf } from "../../shared/values/lists.ts";
import { describe } from "../setup/describe.ts";

const minute = fc.integer({ min: 0, max: 1439 });
const origins = keysOf(terminalFacts);
const origin = fc.constantFrom(...origins);
const departures = fc.array(fc.record({ originId: origin, minutes: minute }));

describe("choosing departures", (test) => {
  test("counts a single one in the singular", () => {
    assert.equal([0, 1, 24].map(departureCountText), ["0 departures", "1 departure", "24 departures"]);
  });

  test("returns each departure at exactly one terminal, in the same order", () => {
    fc.assert(
      fc.property(departures, (all) => {
        const shown = origins.map((id) => departuresFrom(all, id));
        assert.is(shown.flat().length, all.length);
        for (const [index, chosen] of shown.entries()) {
          const id = origins[index];
          assert.equal(
            chosen,
            all.filter(({ originId }) => originId === id),
          );
        }
      }),
    );
  });

  test("splits departures at any minute", () => {
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

describe("a departure", (test) => {
  test("has an id with its terminal and time", () => {
    assert.is(departureId("pasay", 870), "pasay-1430");
    assert.is(departureId("cubao", 60), "cubao-0100");
  });
});
