import * as assert from "uvu/assert";
import { lastBusInTime, terminalServices } from "../../shared/content/derived/terminal-services.ts";
import { departuresFrom, timetable } from "../../shared/content/derived/timetable.ts";
import { busTravelHours } from "../../shared/content/figures.ts";
import { busServices } from "../../shared/content/getting-there.ts";
import { boardLine } from "../../shared/time/board.ts";
import { format12Hour, parse12Hour } from "../../shared/time/clock.ts";
import { plainText, spanOf } from "../../shared/values/format.ts";
import { describe } from "../setup/describe.ts";

describe("the last bus in time", (test) => {
  const departures = ["1:00 AM", "2:00 AM", "9:30 PM", "11:45 PM"].map((time) => ({
    minutes: parse12Hour(time),
  }));
  const lastBus = (by: string, hours: number) =>
    plainText(format12Hour(lastBusInTime(departures, parse12Hour(by), [6, hours])));

  test("arrives by the hour even if its trip is slow", () => {
    assert.is(lastBus("8:00 AM", 6), "2:00 AM");
    assert.is(lastBus("8:00 AM", 7), "1:00 AM");
  });

  test("may leave on the day before, but not too late for the hour", () => {
    assert.is(lastBus("6:00 AM", 6), "11:45 PM");
    assert.is(lastBus("6:00 AM", 8), "9:30 PM");
  });
});

describe("the buses from a terminal", (test) => {
  test("says how often buses leave, the lowest fare, and the number of companies", () => {
    assert.equal(
      terminalServices.map(({ id, frequencyText, cheapest, operatorNames }) =>
        [id, frequencyText, cheapest.price, cheapest.operator, operatorNames.length].join(", "),
      ),
      [
        "cubao, every hour, 480, Genesis, 4",
        "pasay, every 60–\u206090\u00a0minutes, 480, Genesis, 3",
        "pitx, every 30–\u206060\u00a0minutes, 480, Genesis, 3",
      ],
    );
  });

  test("has no gap longer than it says", () => {
    for (const { terminal, everyMinutes } of busServices) {
      const [, longest] = spanOf([everyMinutes]);
      const departures = departuresFrom(timetable, terminal);
      for (const [index, { minutes }] of departures.slice(1).entries()) {
        assert.ok(minutes - (departures[index]?.minutes ?? minutes) <= longest, terminal);
      }
    }
  });

  test("has the departures of the timetable, with fares and classes", () => {
    for (const { id, departures } of terminalServices) {
      assert.equal(
        departures.map((departure) => {
          const { time, meridiem, operator, fare } = boardLine(departure, "", busTravelHours);
          return [`${time}\u00a0${meridiem}`, operator, departure.busType, fare];
        }),
        timetable
          .filter(({ originId }) => originId === id)
          .map(({ minutes, operator, busType, price }) => [
            format12Hour(minutes),
            operator,
            busType,
            `₱${price}`,
          ]),
      );
    }
  });
});
