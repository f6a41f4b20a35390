import fc from "fast-check";
import * as assert from "uvu/assert";
import {
  format12Hour,
  format24Hour,
  manilaMinutes,
  manilaYear,
  parse12Hour,
  timeInWords,
} from "../../shared/time/clock.ts";
import { assertThrows } from "../setup/assertions.ts";
import { describe } from "../setup/describe.ts";

describe("a 12-hour time", (test) => {
  const known = [
    ["12:00 AM", 0, "00:00"],
    ["12:59 AM", 59, "00:59"],
    ["1:00 AM", 60, "01:00"],
    ["11:59 AM", 719, "11:59"],
    ["12:00 PM", 720, "12:00"],
    ["1:00 PM", 780, "13:00"],
    ["11:59 PM", 1439, "23:59"],
  ] as const;
  for (const [text, minutes, clock] of known) {
    test(`${text} is ${minutes} minutes after midnight, ${clock}`, () => {
      assert.is(parse12Hour(text), minutes);
      assert.is(format12Hour(minutes), text.replace(" ", "\u00a0"));
      assert.is(format24Hour(minutes), clock);
    });
  }

  test("is unique for each minute of the day, and can be parsed", () => {
    const minutes = Array.from({ length: 1440 }, (_, minute) => minute);
    assert.equal(minutes.map(format12Hour).map(parse12Hour), minutes);
    assert.equal(minutes.map(format24Hour), minutes.map(format24Hour).toSorted());
  });

  for (const text of ["13:00 PM", "0:30 AM", "1:60 AM", "01:00 AM", "1:00", "1:00 am", " 1:00 AM"]) {
    test(`is rejected with an example if it is "${text}"`, () => {
      assertThrows(() => parse12Hour(text), `"${text}" is not a 12-hour time. Write it like "1:00 AM".`);
    });
  }

  for (const minutes of [-1, 1440, 0.5, Number.NaN]) {
    test(`does not exist for minute ${minutes}`, () => {
      assertThrows(
        () => format12Hour(minutes),
        `${minutes} is not a minute of the day. Give a whole number from 0 to 1439.`,
      );
      assertThrows(
        () => format24Hour(minutes),
        `${minutes} is not a minute of the day. Give a whole number from 0 to 1439.`,
      );
    });
  }
});

describe("a time in words", (test) => {
  const times = [
    [1, "12:01 AM"],
    [570, "9:30 AM"],
    [720, "noon"],
    [1439, "11:59 PM"],
    [-15, "11:45 PM"],
    [1440, "midnight"],
    [1500, "1 AM"],
  ] as const;
  for (const [minutes, words] of times) {
    test(`is ${words} for minute ${minutes}`, () => {
      assert.is(timeInWords(minutes), words.replace(" ", "\u00a0"));
    });
  }
});

describe("the time in Manila", (test) => {
  /** The Philippines last used daylight saving time in 1990. */
  const moment = fc.date({
    min: new Date("1991-01-01T00:00:00Z"),
    max: new Date("2100-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  const clock = new Intl.DateTimeFormat("en", {
    timeZone: "Asia/Manila",
    year: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });

  test("agrees with the time zone database", () => {
    fc.assert(
      fc.property(moment, (date) => {
        const { hour, minute, year } = Object.fromEntries(
          clock.formatToParts(date).map(({ type, value }) => [type, value]),
        );
        assert.is(manilaMinutes(date), Number(hour) * 60 + Number(minute));
        assert.is(manilaYear(date), Number(year));
      }),
    );
  });

  for (const zone of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
    test(`is the same on a device in ${zone}`, () => {
      const { TZ = "" } = process.env;
      process.env.TZ = zone;
      const lastMinute = new Date("2025-12-31T15:59:00Z");
      const newYear = new Date("2025-12-31T16:00:00Z");
      const times = [lastMinute, newYear].map((date) => [manilaYear(date), manilaMinutes(date)]);
      process.env.TZ = TZ;
      assert.equal(times, [
        [2025, 1439],
        [2026, 0],
      ]);
    });
  }
});
