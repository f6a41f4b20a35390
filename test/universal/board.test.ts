import * as assert from "uvu/assert";
import { boardTerminals, busKinds } from "../../shared/content/derived/board.ts";
import { schedule } from "../../shared/content/derived/timetable.ts";
import { busTravelHours } from "../../shared/content/figures.ts";
import { amountOf } from "../../shared/content/formulas/amounts.ts";
import {
  arrivalText,
  type BoardDeparture,
  boardLine,
  comingDepartures,
  comingLine,
  timeInWords,
} from "../../shared/universal/board.ts";
import { parse12Hour } from "../../shared/universal/clock.ts";
import { describe } from "../setup/describe.ts";

const everyMinute = Array.from({ length: 1440 }, (_, minute) => minute);
const all = boardTerminals.flatMap(({ departures }) => departures).toSorted((a, b) => a.minutes - b.minutes);
const choices = [{ id: "all", departures: all }, ...boardTerminals];

const friday = 5;
const premium = { operator: "Joy Bus", busType: "Premium", fare: "₱650", withId: "₱520 with ID", early: 45 };

/** The texts on one line, with plain spaces, and without what only keeps words in one line. */
function plain(text: string): string {
  return text.replaceAll(/[\n\u00a0]/g, " ").replaceAll("\u2060", "");
}

/** The rows of a board at a 12-hour time on a Friday. */
function linesAt(departures: readonly BoardDeparture[], time: string) {
  const minutes = parse12Hour(time);
  return comingDepartures(departures, minutes)
    .slice(0, 3)
    .map((departure) => comingLine(departure, { minutes, weekday: friday }, busTravelHours));
}

/** What the board can show of departures on a Friday, whatever the minute. */
function everyRow(departures: readonly BoardDeparture[]) {
  return everyMinute.flatMap((now) =>
    comingDepartures(departures, now).map((departure) => ({
      now,
      departure,
      line: comingLine(departure, { minutes: now, weekday: friday }, busTravelHours),
    })),
  );
}

/** The wait that a tag tells, in minutes; undefined where it names a day. */
function waitOf(tag: string): number | undefined {
  if (tag === "now") {
    return 0;
  }
  const [, hours = 0, minutes = 0] = /^in (?:(\d+) h ?)?(?:(\d+) min)?$/.exec(plain(tag)) ?? [];
  return hours || minutes ? Number(hours) * 60 + Number(minutes) : undefined;
}

/** The minute of the day that a time in words names. */
function minutesOf(words: string): number {
  const time = words.replace("midnight", "12 AM").replace("noon", "12 PM");
  return parse12Hour(time.includes(":") ? time : time.replace(" ", ":00 "));
}

describe("the departures board, in every minute of a day,", (test) => {
  for (const { id, departures } of choices) {
    test(`shows what leaves ${id} next, soonest first, and nothing that has left`, () => {
      for (const now of everyMinute) {
        const coming = comingDepartures(departures, now);
        assert.is(coming.length, departures.length);
        const waits = coming.map(({ wait }) => wait);
        assert.equal(
          waits,
          waits.toSorted((a, b) => a - b),
        );
        assert.ok(waits.every((wait) => wait >= 0 && wait < 1440));
        const isToday = coming.map(({ minutes }) => minutes >= now);
        assert.is(isToday.lastIndexOf(true) + 1, isToday.filter(Boolean).length, "today before tomorrow");
      }
    });

    test(`tells for ${id} waits that add up, and a day only after midnight`, () => {
      for (const { now, departure, line } of everyRow(departures)) {
        const told = waitOf(line.tag);
        if (told === undefined) {
          assert.ok(departure.minutes < now, `${line.tag} at ${now}`);
          assert.match(line.tag, /^(?:tonight, after midnight|tomorrow, Saturday)$/);
        } else {
          assert.is((now + told) % 1440, departure.minutes, `${line.tag} at ${now}`);
        }
      }
    });

    test(`says of ${id} to be there before the bus leaves, and never at a time that is past`, () => {
      for (const { now, departure, line } of everyRow(departures)) {
        const [, by = ""] = /be there (?:now|by (.+))$/.exec(plain(line.trip)) ?? [];
        const left = by === "" ? 0 : (minutesOf(by) - now + 1440) % 1440;
        assert.ok(left <= departure.wait, `${line.trip} at ${now}`);
      }
    });
  }
});

describe("a row of the board", (test) => {
  test("has everything that one asks at the counter", () => {
    const [cubao] = boardTerminals;
    assert.ok(cubao);
    const [next, second] = linesAt(cubao.departures, "9:48 AM");
    assert.ok(next && second);
    assert.equal(Object.values(next).map(plain), [
      "in 12 min",
      "10:00",
      "AM",
      "Genesis",
      "Deluxe",
      "₱520",
      "₱416 with ID",
      "Arrives about 3–4 PM, be there now",
    ]);
    assert.is(plain(second.tag), "in 1 h 12 min");
    assert.is(plain(second.trip), "Arrives about 4–5 PM, be there by 10:30 AM");
  });

  test("tells the night from tomorrow, across midnight", () => {
    const pasay = boardTerminals.find(({ id }) => id === "pasay");
    assert.ok(pasay);
    const tagsAt = (time: string) =>
      linesAt(pasay.departures, time).map(({ tag, time }) => plain(`${time} ${tag}`));
    assert.equal(tagsAt("10:40 PM"), [
      "11:00 in 20 min",
      "12:30 tonight, after midnight",
      "2:00 tonight, after midnight",
    ]);
    assert.equal(tagsAt("11:50 PM"), [
      "12:30 in 40 min",
      "2:00 tonight, after midnight",
      "3:30 tonight, after midnight",
    ]);
    assert.equal(tagsAt("12:10 AM"), ["12:30 in 20 min", "2:00 in 1 h 50 min", "3:30 in 3 h 20 min"]);
    assert.equal(tagsAt("11:00 PM")[0], "11:00 now");
  });

  const askedAt = [
    ["12:00 AM", "11:01 PM", "in 59 min"],
    ["12:00 AM", "11:00 PM", "tonight, after midnight"],
    ["3:59 AM", "5:00 PM", "tonight, after midnight"],
    ["3:59 AM", "4:59 PM", "tomorrow, Saturday"],
    ["4:00 AM", "5:00 PM", "tomorrow, Saturday"],
    ["4:00 AM", "4:00 AM", "now"],
    ["4:00 AM", "12:30 AM", "in 3 h 30 min"],
  ] as const;
  for (const [departure, now, tag] of askedAt) {
    test(`says at ${now} of the bus at ${departure}: ${tag}`, () => {
      const [line] = linesAt([{ minutes: parse12Hour(departure), kind: premium }], now);
      assert.is(plain(line?.tag ?? ""), tag);
    });
  }

  const beThere = [
    ["10:00 AM", "9:14 AM", "by 9:15 AM"],
    ["10:00 AM", "9:15 AM", "now"],
    ["10:00 AM", "10:00 AM", "now"],
    ["12:45 PM", "10:00 AM", "by noon"],
    ["12:30 AM", "9:00 PM", "by 11:45 PM"],
    ["12:30 AM", "11:45 PM", "now"],
  ] as const;
  for (const [departure, now, when] of beThere) {
    test(`says at ${now} of the bus at ${departure}, which wants its passengers 45 minutes before: be there ${when}`, () => {
      const [line] = linesAt([{ minutes: parse12Hour(departure), kind: premium }], now);
      assert.match(plain(line?.trip ?? ""), new RegExp(`be there ${when}$`));
    });
  }

  test("names the day of a bus that leaves tomorrow by day, and of every week", () => {
    const [kind] = busKinds;
    assert.ok(kind);
    const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
      const departure = { minutes: 480, kind, wait: 600 };
      return comingLine(departure, { minutes: 1320, weekday }, busTravelHours).tag;
    });
    assert.equal(days, [
      "tomorrow, Monday",
      "tomorrow, Tuesday",
      "tomorrow, Wednesday",
      "tomorrow, Thursday",
      "tomorrow, Friday",
      "tomorrow, Saturday",
      "tomorrow, Sunday",
    ]);
  });

  test("has a time that is one of the timetable's, with its own fare and class", () => {
    for (const { id, departures } of boardTerminals) {
      assert.equal(
        departures.map((departure) => {
          const { time, half, operator, busType, fare } = boardLine(departure, "", busTravelHours);
          return [`${time} ${half}`, operator, busType, fare];
        }),
        schedule
          .filter(({ originId }) => originId === id)
          .map(({ time, operator, busType, price }) => [time, operator, busType, price]),
      );
    }
  });

  test("has the fare with an ID, a fifth less, in whole pesos", () => {
    for (const { fare, withId } of busKinds) {
      const amount = Number(/^₱(\d+) with ID$/.exec(withId)?.[1]);
      assert.is(amount * 5, amountOf(fare as `₱${string}`) * 4);
    }
  });
});

describe("the board of a terminal", (test) => {
  test("says how often buses leave: as the bus guide does, and else from the gaps that come more than once", () => {
    assert.equal(
      boardTerminals.map(({ id, frequency }) => [id, frequency]),
      [
        ["cubao", "every hour"],
        ["pasay", "every 60–90 minutes"],
        ["pitx", "every 30 minutes to 1 hour"],
      ],
    );
  });

  test("has no longer gap than it says", () => {
    for (const { frequency, departures } of boardTerminals) {
      const [, figure = "1", unit] = /(?:(\d+) )?(minutes|hour)$/.exec(frequency) ?? [];
      const longest = Number(figure.split("–").at(-1)) * (unit === "hour" ? 60 : 1);
      for (const [index, { minutes }] of departures.slice(1).entries()) {
        assert.ok(minutes - (departures[index]?.minutes ?? minutes) <= longest, frequency);
      }
    }
  });
});

describe("a time in words", (test) => {
  const arrivals = [
    ["1:00 AM", "6–7 AM"],
    ["12:30 AM", "5:30–6:30 AM"],
    ["6:00 AM", "11 AM–noon"],
    ["7:00 AM", "noon–1 PM"],
    ["6:30 AM", "11:30 AM–12:30 PM"],
    ["6:00 PM", "11 PM–midnight"],
    ["7:00 PM", "midnight–1 AM"],
    ["11:45 PM", "4:45–5:45 AM"],
  ] as const;
  for (const [departure, arrival] of arrivals) {
    test(`is ${arrival} for the arrival of the bus at ${departure}`, () => {
      assert.is(plain(arrivalText(parse12Hour(departure), busTravelHours)), arrival);
    });
  }

  const times = [
    [0, "midnight"],
    [1, "12:01 AM"],
    [60, "1 AM"],
    [570, "9:30 AM"],
    [719, "11:59 AM"],
    [720, "noon"],
    [750, "12:30 PM"],
    [780, "1 PM"],
    [1439, "11:59 PM"],
    [-15, "11:45 PM"],
    [1440, "midnight"],
    [1500, "1 AM"],
  ] as const;
  for (const [minutes, words] of times) {
    test(`is ${words} for minute ${minutes}`, () => {
      assert.is(plain(timeInWords(minutes)), words);
    });
  }

  test("is as wide as a trip may differ", () => {
    const [shortest, longest] = busTravelHours;
    for (const minutes of everyMinute) {
      const text = plain(arrivalText(minutes, busTravelHours));
      const [, from = "", to = ""] = /^(.+)–(.+)$/.exec(text) ?? [];
      const half = / [AP]M$/.exec(to)?.[0] ?? "";
      const earliest = minutesOf(/^[\d:]+$/.test(from) ? `${from}${half}` : from);
      assert.is(earliest, (minutes + shortest * 60) % 1440, text);
      assert.is(minutesOf(to), (minutes + longest * 60) % 1440, text);
    }
  });
});
