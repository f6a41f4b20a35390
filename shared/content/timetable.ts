import { joinWords, longDate, namesOf, unitText } from "../values/format.ts";
import {
  asOf,
  bookSeatText,
  busTravelHours,
  busTravelText,
  discountText,
  earlyMinutesText,
  peakSeasonText,
  restStopText,
} from "./figures.ts";
import { type Operator, operators } from "./operators.ts";
import type { DepartureRow } from "./schema/timetable.ts";
import { terminalFacts } from "./terminals.ts";

/** Each goes to Baguio. */
// Source: specification for trips a day, first and last trips and classes; a pattern of this guide for the
// times between.
export const departureRows = [
  ["12:00 AM", "genesis-transport", "pitx", "Regular AC"],
  ["12:30 AM", "genesis-transport", "pasay", "Regular AC"],
  ["1:00 AM", "victory-liner", "cubao", "First Class"],
  ["1:00 AM", "victory-liner", "pitx", "Regular AC"],
  ["2:00 AM", "joy-bus", "cubao", "Premium"],
  ["2:00 AM", "victory-liner", "pasay", "First Class"],
  ["2:00 AM", "solid-north-transit", "pitx", "Regular AC"],
  ["3:00 AM", "joy-bus", "cubao", "Premium"],
  ["3:00 AM", "victory-liner", "pitx", "Regular AC"],
  ["3:30 AM", "joy-bus", "pasay", "Luxury"],
  ["4:00 AM", "victory-liner", "cubao", "Regular AC"],
  ["4:00 AM", "genesis-transport", "pitx", "Deluxe"],
  ["5:00 AM", "genesis-transport", "cubao", "Regular AC"],
  ["5:00 AM", "victory-liner", "pasay", "Deluxe"],
  ["5:00 AM", "solid-north-transit", "pitx", "Regular AC"],
  ["6:00 AM", "solid-north-transit", "cubao", "Deluxe AC"],
  ["6:00 AM", "genesis-transport", "pasay", "Regular AC"],
  ["6:00 AM", "victory-liner", "pitx", "Regular AC"],
  ["7:00 AM", "victory-liner", "cubao", "Regular AC"],
  ["7:00 AM", "victory-liner", "pasay", "Deluxe"],
  ["7:00 AM", "genesis-transport", "pitx", "Deluxe"],
  ["8:00 AM", "genesis-transport", "cubao", "Regular AC"],
  ["8:00 AM", "victory-liner", "pasay", "Regular AC"],
  ["8:00 AM", "solid-north-transit", "pitx", "Regular AC"],
  ["9:00 AM", "victory-liner", "cubao", "Regular AC"],
  ["9:00 AM", "victory-liner", "pitx", "Deluxe"],
  ["9:30 AM", "genesis-transport", "pasay", "Regular AC"],
  ["10:00 AM", "genesis-transport", "cubao", "Deluxe"],
  ["10:00 AM", "genesis-transport", "pitx", "Regular AC"],
  ["11:00 AM", "victory-liner", "cubao", "Regular AC"],
  ["11:00 AM", "victory-liner", "pasay", "Regular AC"],
  ["11:00 AM", "solid-north-transit", "pitx", "Deluxe AC"],
  ["12:00 PM", "genesis-transport", "cubao", "Regular AC"],
  ["12:00 PM", "victory-liner", "pitx", "Deluxe"],
  ["12:30 PM", "victory-liner", "pasay", "Regular AC"],
  ["1:00 PM", "victory-liner", "cubao", "Regular AC"],
  ["1:00 PM", "genesis-transport", "pitx", "Deluxe"],
  ["2:00 PM", "victory-liner", "cubao", "Regular AC"],
  ["2:00 PM", "genesis-transport", "pasay", "Regular AC"],
  ["2:00 PM", "victory-liner", "pitx", "Deluxe"],
  ["3:00 PM", "genesis-transport", "cubao", "Regular AC"],
  ["3:00 PM", "solid-north-transit", "pitx", "Regular AC"],
  ["3:30 PM", "victory-liner", "pasay", "Regular AC"],
  ["4:00 PM", "victory-liner", "cubao", "Regular AC"],
  ["4:00 PM", "genesis-transport", "pitx", "Deluxe"],
  ["5:00 PM", "solid-north-transit", "cubao", "Deluxe AC"],
  ["5:00 PM", "victory-liner", "pasay", "Deluxe"],
  ["5:00 PM", "victory-liner", "pitx", "Regular AC"],
  ["6:00 PM", "victory-liner", "cubao", "Regular AC"],
  ["6:00 PM", "genesis-transport", "pitx", "Regular AC"],
  ["6:30 PM", "genesis-transport", "pasay", "Regular AC"],
  ["7:00 PM", "genesis-transport", "cubao", "Deluxe"],
  ["7:00 PM", "solid-north-transit", "pitx", "Regular AC"],
  ["8:00 PM", "joy-bus", "cubao", "Premium"],
  ["8:00 PM", "joy-bus", "pasay", "Premium"],
  ["8:00 PM", "victory-liner", "pitx", "Deluxe"],
  ["9:00 PM", "victory-liner", "cubao", "Regular AC"],
  ["9:00 PM", "victory-liner", "pasay", "Regular AC"],
  ["9:00 PM", "genesis-transport", "pitx", "Regular AC"],
  ["10:00 PM", "joy-bus", "cubao", "Luxury"],
  ["10:00 PM", "joy-bus", "pasay", "Premium"],
  ["10:00 PM", "victory-liner", "pitx", "First Class"],
  ["11:00 PM", "joy-bus", "cubao", "Luxury"],
  ["11:00 PM", "victory-liner", "pasay", "Deluxe"],
  ["11:00 PM", "solid-north-transit", "pitx", "Deluxe AC"],
  ["11:30 PM", "victory-liner", "pitx", "First Class"],
  ["11:45 PM", "genesis-transport", "cubao", "Deluxe"],
] as const satisfies readonly DepartureRow[];

/** The operators in the timetable, in the order of the directory. */
export const timetableOperators = operators.filter(({ slug }) =>
  departureRows.some(([, operator]) => operator === slug),
);

/** Companies that list trips, but no times. */
export const untimedOperators = operators.filter((operator) => !timetableOperators.includes(operator));

/** "Victory Liner, Genesis, Joy Bus and Solid North Transit". */
export const timetableOperatorNames = joinWords(timetableOperators.map(({ shortName }) => shortName));

/** "Cubao, Pasay and PITX". */
export const timetableTerminalNames = namesOf(
  terminalFacts,
  departureRows.map(([, , terminal]) => terminal),
);

// Source: People’s Balita, February 14, 2023.
const discounted = "students, senior citizens and persons with disability";

const tripsOf = (all: readonly Operator[]) => all.reduce((sum, { tripsPerDay }) => sum + tripsPerDay, 0);

/** Beside the discount, once on a page. */
// Source: terms of a sister company, hence “may”.
const refusedNote = "Foreign and graduate students may be refused.";

/** For operators that leave from several terminals. */
// Source: our advice.
const ticketAdvice =
  "Go to the terminal that is on your ticket. At the wrong one? Ask at the counter right away.";

/** How the times of the boards were made. */
const patternNote = "These times are our estimates: we found no current ones from the companies.";

/** Under boards, which have little room. */
// Source: that of `discounted`.
const shortWithIdNote = "“With ID”: students, senior citizens, PWD.";

/** The license of the timetable as data. */
export const dataLicense = {
  name: "CC BY 4.0",
  url: "https://creativecommons.org/licenses/by/4.0/",
} as const;

/** What the timetable covers and how its times were made, for those who take it as data. */
export const dataOrigin = `Departures of ${timetableOperatorNames} only. This guide worked out the times for a usual day, from the trips a day of each company and the first and last trip of each terminal. Confirm a departure with its operator.`;

/** Stands beside each departure, for readers who see only a part of a file. */
export const departureNote = "Estimate of a usual day";

/** The time zone of every time in the guide. */
export const timeZone = "Asia/Manila";

/** The fields of a departure in the data files, in their order. */
export const departureFields = {
  id: "Stable name of the departure, and its anchor on the schedules page",
  time: `Time of departure on a usual day, 24-hour clock, ${timeZone}`,
  operator: "Name of the bus company, as in the timetable",
  origin: "Terminal in Metro Manila that the bus leaves from",
  destination: "City that the bus goes to",
  busType: "Class of the bus, as the timetable names it",
  farePesos: "Full fare one way for one seat, in Philippine pesos",
  asOf: "Date of the information (ISO date)",
  note: "How far to trust the time",
};

// Source: specification; New Year’s Eve, PNA, December 29, 2017, of trips to Baguio; the rest our advice.
export const timetableNotes: readonly string[] = [
  `Be at the terminal ${earlyMinutesText} before departure, unless the company asks otherwise.`,
  "Times and fares can change without notice. Confirm both with the operator before you travel. On New Year’s Eve buses to Baguio may stop early: ask about the way home too.",
  `In peak season, ${peakSeasonText}, book your seat ${bookSeatText} ahead.`,
  `The trip takes ${busTravelText}. Regular buses stop for a rest every ${restStopText}.`,
];

export const timetableTexts = {
  /** What the timetable has, and what it lacks. */
  scope: [
    `${departureRows.length} departures a day from ${timetableTerminalNames}.`,
    `${untimedOperators.length} more companies list ${tripsOf(untimedOperators)} trips but no times;`,
    `we could not confirm ${tripsOf(untimedOperators.filter(({ doubt }) => doubt))} of them.`,
  ].join(" "),
  untimed: "These companies list trips too, but we have no times. Ask at their counters.",
  // Source: that of `discounted`.
  discount: `With an ID, ${discounted} get ${discountText} off the fare: show it at the counter. We know of no rule on old school IDs: bring this year’s. ${refusedNote}`,
  /** Under a table with a column of discounted fares. */
  // Source: that of `discounted`.
  withId: `“With ID” is for ${discounted}.`,
  shortWithId: shortWithIdNote,
  refused: refusedNote,
  /** For buses after midnight: travelers often come a day late. */
  // Source: our advice.
  boarding: "The first buses leave after midnight. For 1:00 AM on Saturday, go on Friday night.",
  ticket: ticketAdvice,
  /** For the terminals page. */
  terminals: `Be there ${earlyMinutesText} early, or earlier if the company asks. ${ticketAdvice}`,
  // Source: our advice.
  fullBus: "Bus full? Wait for the next one, or try another company, then another terminal.",
  deadlinesHeading: "Last bus, by hour of arrival",
  deadlines: `We allow ${unitText(busTravelHours[1], "hours")} for the trip. PM buses leave the evening before. Midnight is 12:00 AM that day.`,
  pattern: patternNote,
  usual: "Estimated times",
  /** Beside the heading of the short board. The note below the full board explains why. */
  estimates: "Times are our estimates; fares have likely risen.",
  board: `${patternNote} ${shortWithIdNote}`,
  /** For the printed timetable. */
  // Source: specification, and our advice.
  print: `Travel time ${busTravelText}. ${patternNote} As of ${longDate(asOf)}: fares may have risen.`,
  /** Precedes the links to the files. */
  dataLead: "The timetable as data:",
  data: `Free to use if you credit this guide (${dataLicense.name}).`,
  booking:
    "Bookings are made by contacting bus operators directly. This site is a travel information hub and sells no tickets.",
} as const;
