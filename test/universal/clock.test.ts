import fc from "fast-check";
import * as assert from "uvu/assert";
import {
  format12Hour,
  format24Hour,
  manilaDay,
  manilaMinutes,
  manilaYear,
  parse12Hour,
} from "../../shared/universal/clock.ts";
import { describe } from "../setup/describe.ts";

const minute = fc.integer({ min: 0, max: 1439 });

/** "1:05 PM", any hour and minute that a clock shows. */
const time = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 59 }), fc.constantFrom("AM", "PM"))
  .map(([hour, past, half]) => `${hour}:${String(past).padStart(2, "0")} ${half}`);

/** Moments since the Philippines last put their clocks forward, in 1990. */
const moment = fc.date({
  min: new Date("1991-01-01T00:00:00Z"),
  max: new Date("2100-01-01T00:00:00Z"),
  noInvalidDate: true,
});

describe("a 12-hour time", (test) => {
  const known = [
    ["12:00 AM", 0, "00:00"],
    ["12:59 AM", 59, "00:59"],
    ["1:00 AM", 60, "01:00"],
    ["11:59 AM", 719, "11:59"],
    ["12:00 PM", 720, "12:00"],
    ["12:30 PM", 750, "12:30"],
    ["1:00 PM", 780, "13:00"],
    ["11:59 PM", 1439, "23:59"],
  ] as const;
  for (const [text, minutes, clock] of known) {
    test(`${text} is ${minutes} minutes after midnight, ${clock}`, () => {
      assert.is(parse12Hour(text), minutes);
      assert.is(format12Hour(minutes), text);
      assert.is(format24Hour(minutes), clock);
    });
  }

  test("is the same after it was read and written again", () => {
    fc.assert(fc.property(time, (text) => format12Hour(parse12Hour(text)) === text));
  });

  test("names each minute of the day once", () => {
    const texts = Array.from({ length: 1440 }, (_, minutes) => format12Hour(minutes));
    assert.is(new Set(texts).size, 1440);
    assert.equal(
      texts.map(parse12Hour),
      texts.map((_, minutes) => minutes),
    );
  });

  test("comes later in the day than one of fewer minutes, on the 24-hour clock too", () => {
    fc.assert(fc.property(minute, minute, (a, b) => format24Hour(a) < format24Hour(b) === a < b));
  });

  for (const text of [
    "13:00 PM",
    "0:30 AM",
    "1:60 AM",
    "1:5 AM",
    "01:00 AM",
    "1:00",
    "1:00 am",
    "noon",
    "",
  ]) {
    test(`is refused when it is written "${text}", with an example`, () => {
      assert.throws(
        () => parse12Hour(text),
        (error: Error) => error.message === `"${text}" is not a 12-hour time. Write it like "1:00 AM".`,
      );
    });
  }

  test("is refused in any other form", () => {
    const form = /^(1[0-2]|[1-9]):[0-5][0-9] [AP]M$/;
    const other = fc.oneof(
      fc.string(),
      time.map((text) => ` ${text}`),
      time.map((text) => `${text}.`),
    );
    fc.assert(
      fc.property(
        other.filter((text) => !form.test(text)),
        (text) => assert.throws(() => parse12Hour(text), "is not a 12-hour time"),
      ),
    );
  });

  for (const minutes of [-1, 1440, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    test(`does not exist for minute ${minutes}`, () => {
      assert.throws(() => format12Hour(minutes), `${minutes} is not a minute of the day`);
      assert.throws(() => format24Hour(minutes), `${minutes} is not a minute of the day`);
    });
  }
});

describe("the time in Manila", (test) => {
  const clock = new Intl.DateTimeFormat("en", {
    timeZone: "Asia/Manila",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  const part = (date: Date, type: string) =>
    Number(clock.formatToParts(date).find((candidate) => candidate.type === type)?.value);

  test("is what the calendar of the world says at any moment", () => {
    fc.assert(
      fc.property(moment, (date) => {
        assert.is(manilaMinutes(date), part(date, "hour") * 60 + part(date, "minute"));
        assert.is(manilaYear(date), part(date, "year"));
        const midnight = Date.UTC(part(date, "year"), part(date, "month") - 1, part(date, "day"));
        assert.is(manilaDay(date), midnight / 86_400_000);
      }),
    );
  });

  for (const zone of ["America/Los_Angeles", "Asia/Manila", "Pacific/Kiritimati"]) {
    test(`is the same on a device in ${zone}`, () => {
      const { TZ } = process.env;
      process.env.TZ = zone;
      try {
        assert.is(manilaMinutes(new Date("2025-12-31T15:59:00Z")), 1439);
        assert.is(manilaYear(new Date("2025-12-31T15:59:00Z")), 2025);
        assert.is(manilaYear(new Date("2025-12-31T16:00:00Z")), 2026);
      } finally {
        if (TZ === undefined) {
          Reflect.deleteProperty(process.env, "TZ");
        } else {
          process.env.TZ = TZ;
        }
      }
    });
  }

  test("is midnight, in the new year, while London still has afternoon", () => {
    const newYear = new Date("2025-12-31T16:00:00Z");
    assert.is(manilaMinutes(newYear), 0);
    assert.is(manilaYear(newYear), 2026);
    assert.is(manilaMinutes(new Date(newYear.getTime() - 1)), 1439);
    assert.is(manilaYear(new Date(newYear.getTime() - 1)), 2025);
  });
});
