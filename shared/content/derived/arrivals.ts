import { timeInWords } from "../../universal/board.ts";
import { parse12Hour } from "../../universal/clock.ts";
import { climate } from "../climate.ts";
import { busTravelHours } from "../figures.ts";
import { spanOf } from "../formulas/amounts.ts";
import { boardTerminals } from "./board.ts";

/** For each deadline, the last bus from each terminal that arrives in time even on a slow trip. */
export const deadlines = [
  ...[6, 8, 10].map((hour) => ({ name: `${hour} AM`, by: hour * 60 })),
  { name: "dark", by: spanOf(climate.map(({ sunset }) => parse12Hour(sunset)))[0] },
].map(({ name, by }) => ({
  name,
  lastBuses: boardTerminals.map(({ id, name: terminal, departures, last }) => {
    const inTime = departures.findLast(({ minutes }) => minutes + busTravelHours[1] * 60 <= by);
    return { id, terminal, time: timeInWords((inTime ?? last).minutes) };
  }),
}));

export const arriveByHeading = "Last bus, by hour of arrival";

export const arriveByNote = `Each allows for a trip of ${busTravelHours[1]} hours: take it or an earlier one. PM is the evening before, midnight the start of the day.`;
