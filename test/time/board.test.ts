import * as assert from "uvu/assert";
import { terminalServices } from "../../shared/content/derived/terminal-services.ts";
import {
  arrivalTimes,
  type BoardDeparture,
  departuresOf,
  upcomingDepartures,
  upcomingLine,
} from "../../shared/time/board.ts";
import { parse12Hour } from "../../shared/time/clock.ts";
import { describe } from "../setup/describe.ts";

const hours = [5, 6] as const;
const bus = { operator: "Joy Bus", fare: "₱650", discounted: "₱520 with ID", earlyMinutes: 45 };
const everyMinute = Array.from({ length: 1440 }, (_, minute) => minute);
const departures = terminalServices.flatMap((terminal) => terminal.departures);

/** Replaces special spaces and removes characters that prevent line breaks. */
function plain(text: string): string {
  return text.replaceAll(/[\n\u00a0]/g, " ").replaceAll("\u2060", "");
}

function busAt(time: string): BoardDeparture {
  return { ...bus, minutes: parse12Hour(time) };
}

/** The first row of a board at a time. */
function lineAt(now: string, ...departures: readonly BoardDeparture[]) {
  const minutes = parse12Hour(now);
  const [first, second] = upcomingDepartures(departures, minutes);
  assert.ok(first);
  return upcomingLine(first, second, hours);
}

/** The wait in a tag, in minutes. */
function waitOf(tag: string): number {
  const [, hours = 0, minutes = 0] = /^in (?:(\d+) h ?)?(?:(\d+) min)?$/.exec(plain(tag)) ?? [];
  return tag === "now" ? 0 : Number(hours) * 60 + Number(minutes);
}

function minutesOf(words: string): number {
  const time = words.replace("midnight", "12 AM").replace("noon", "12 PM");
  return parse12Hour(time.includes(":") ? time : time.replace(" ", ":00 "));
}

describe("the departures board, at every minute of the day,", (test) => {
  test("has every departure, soonest first, and none that has left", () => {
    for (const now of everyMinute) {
      const waits = upcomingDepartures(departures, now).map(({ wait }) => wait);
      assert.is(waits.length, departures.length);
      assert.ok(waits.every((wait, index) => wait >= (waits[index - 1] ?? 0) && wait < 1440));
    }
  });

  test("has correct waits, and a boarding time before the departure", () => {
    for (const now of everyMinute) {
      for (const departure of upcomingDepartures(departures, now)) {
        const line = upcomingLine(departure, undefined, hours);
        const [, by = ""] = /Be there (?:now|by (.+))$/.exec(plain(line.beThere)) ?? [];
        const left = by === "" ? 0 : (minutesOf(by) - now + 1440) % 1440;
        assert.ok(left <= departure.wait, `${line.beThere} at ${now}`);
        assert.is(waitOf(line.tag), departure.wait, `${line.tag} at ${now}`);
      }
    }
  });
});

describe("a row of the board", (test) => {
  test("has waiting time, departure, operator, fares and arrival", () => {
    assert.equal(Object.values(lineAt("9:30 AM", busAt("10:00 AM"))).map(plain), [
      "in 30 min",
      "10:00",
      "AM",
      "Joy Bus",
      "₱650",
      "₱520 with ID",
      "Be there now",
      "Arrives 3–4 PM",
    ]);
  });

  test("names the next bus as well once the reader should be there", () => {
    const at = (now: string) => {
      const { tag, beThere, arrival } = lineAt(now, busAt("10:00 AM"), busAt("11:30 AM"));
      return [tag, beThere, arrival].map(plain);
    };
    assert.equal(at("9:14 AM"), ["in 46 min", "Be there by 9:15 AM", "Arrives 3–4 PM"]);
    assert.equal(at("9:15 AM"), ["45 min, next 11:30 AM", "Be there now", "Arrives 3–4 PM"]);
    assert.equal(at("10:00 AM"), ["now, next 11:30 AM", "Be there now", "Arrives 3–4 PM"]);
  });

  test("is never wider than the space reserved for it", () => {
    for (const now of everyMinute) {
      const [first, second] = upcomingDepartures(departures, now);
      assert.ok(first);
      const { tag, beThere, arrival } = upcomingLine(first, second, hours);
      assert.ok(tag.length <= "45 min, next 11:30 AM".length, tag);
      assert.ok(beThere.length + arrival.length <= "Be there by 11:30 PMArrives 11:30 PM–12:30 AM".length);
    }
  });

  const tags = [
    ["12:00 AM", "11:01 PM", "in 59 min"],
    ["1:00 AM", "11:50 PM", "in 1 h 10 min"],
    ["4:00 AM", "4:00 AM", "now"],
    ["4:00 AM", "12:30 AM", "in 3 h 30 min"],
  ] as const;
  for (const [departure, now, tag] of tags) {
    test(`at ${now} says of the bus at ${departure}: ${tag}`, () => {
      assert.is(plain(lineAt(now, busAt(departure)).tag), tag);
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
    test(`at ${now} says for the bus at ${departure}: be there ${when}`, () => {
      assert.is(plain(lineAt(now, busAt(departure)).beThere), `Be there ${when}`);
    });
  }
});

describe("the departures of buses", (test) => {
  test("are in time order, each with its operator", () => {
    const departures = departuresOf([
      { ...bus, times: [60, 900] },
      { ...bus, operator: "Genesis", times: [0, 480] },
    ]);
    assert.equal(
      departures.map(({ minutes, operator }) => `${minutes} ${operator}`),
      ["0 Genesis", "60 Joy Bus", "480 Genesis", "900 Joy Bus"],
    );
  });
});

describe("the arrival of a bus", (test) => {
  const arrivals = {
    "1:00 AM": "6–7 AM",
    "12:30 AM": "5:30–6:30 AM",
    "6:00 AM": "11 AM–noon",
    "7:00 AM": "noon–1 PM",
    "6:30 AM": "11:30 AM–12:30 PM",
    "6:00 PM": "11 PM–midnight",
    "7:00 PM": "midnight–1 AM",
    "11:45 PM": "4:45–5:45 AM",
  };
  for (const [departure, arrival] of Object.entries(arrivals)) {
    test(`is ${arrival} if it leaves at ${departure}`, () => {
      const unbroken = arrival.replaceAll(/ (?=[AP]M)/g, "\u00a0").replace(/\d–(?=\d)/, "$&\u2060");
      assert.is(arrivalTimes(parse12Hour(departure), hours), unbroken);
    });
  }
});
